/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { categories as catalogueCategories } from '../catalogue/catalogue.ts';
import { sites } from '../sites.ts';
import { schemaErrors } from '../testing/schemaErrors.ts';
import { readTexts } from '../readTexts.ts';
import { insertions } from '../testing/textTables.ts';
import {
  categories,
  footer as footerData,
  footerGroups,
  phases,
  seasons,
  siteDataOf,
} from './promotionData.ts';

const FOLDER = 'shell-host/demo-shop/promotions';
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const textsByLanguage = readTexts<object>('promotions/texts');

test.each([
  'promotions.json',
  'sites.json',
  ...Object.keys(textsByLanguage).map((language) => `texts/${language}.json`),
])('%s matches its schema', (file) => {
  expect(schemaErrors(`${FOLDER}/${file}`)).toEqual([]);
});

test.each(Object.entries(textsByLanguage))(
  '%s has all texts, with the same placeholders and markup',
  (_, texts) => {
    expect(insertions(texts)).toEqual(insertions(textsByLanguage.de));
  },
);

test('seasons, phases and footer groups name texts that exist', () => {
  const { footer, ...texts } = read('texts/de.json');
  expect(Object.keys(texts.seasons)).toEqual(seasons.map(({ name }) => name));
  expect(Object.keys(texts.phases)).toEqual(phases.map(({ name }) => name));
  for (const { name, links } of footerGroups) {
    const used = links.flatMap((link) =>
      'text' in link ? [link.text, ...Object.values(link.parameters ?? {})] : [],
    );
    expect([name, ...new Set(['heading', 'intro', ...used])].toSorted()).toEqual(
      [name, ...Object.keys(footer.groups[name])].toSorted(),
    );
  }
});

test.each(sites)('the icons that %s replaces belong to groups of the footer', (site) => {
  const names = footerGroups.map(({ name }) => `${name}`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(siteDataOf(site)?.footer.icons ?? {})));
});

test('every category that a promotion or the footer leads to exists', () => {
  const slugs = catalogueCategories.map(({ slug }) => slug);
  const named = [...phases.map(({ category }) => category), ...footerData.seoCategories];
  expect(slugs).toEqual(expect.arrayContaining(named));
  const roots = catalogueCategories.filter(({ parent }) => parent === null);
  expect(categories.map(({ slug }) => slug)).toEqual(roots.map(({ slug }) => slug));
});
