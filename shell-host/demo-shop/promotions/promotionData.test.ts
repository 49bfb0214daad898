/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { categories as catalogueCategories } from '../catalogue/catalogue.ts';
import { sites } from '../sites.ts';
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

test('every season, phase and footer group has texts', () => {
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

test.each(sites)('%s replaces only icons of existing footer groups', (site) => {
  const names = footerGroups.map(({ name }) => `${name}`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(siteDataOf(site)?.footer.icons ?? {})));
});

test('promotions and the footer link to existing categories', () => {
  const slugs = catalogueCategories.map(({ slug }) => slug);
  const named = [...phases.map(({ category }) => category), ...footerData.seoCategories];
  expect(slugs).toEqual(expect.arrayContaining(named));
  const roots = catalogueCategories.filter(({ parent }) => parent === null);
  expect(categories.map(({ slug }) => slug)).toEqual(roots.map(({ slug }) => slug));
});
