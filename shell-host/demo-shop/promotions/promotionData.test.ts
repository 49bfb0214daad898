/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { sites } from '../sites.ts';
import { insertions, readTexts } from '../testing/textTables.ts';
import { footerGroups, phases, seasons, siteData } from './promotionData.ts';

const FOLDER = 'shell-host/demo-shop/promotions';
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const textsByLanguage = readTexts('demo-shop/promotions/texts');
const ajv = new Ajv2020({ allErrors: true, strictRequired: false });
formats.default(ajv);

test.each([
  ['promotions.json', 'promotions.schema.json'],
  ['sites.json', 'sites.schema.json'],
  ...Object.keys(textsByLanguage).map((language) => [
    `texts/${language}.json`,
    'texts.schema.json',
  ]),
])('%s is valid by its schema', (file, schema) => {
  const validate = ajv.getSchema(schema) ?? ajv.addSchema(read(schema), schema).getSchema(schema);
  validate?.(read(file));
  expect(validate?.errors).toBeNull();
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
  expect(names).toEqual(expect.arrayContaining(Object.keys(siteData[site].footer.icons ?? {})));
});
