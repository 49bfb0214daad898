/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { categories } from '../catalogue/catalogue.ts';
import { languages } from '../sites.ts';
import { schemaErrors } from '../testing/schemaErrors.ts';
import teaserData from './data/teasers.json' with { type: 'json' };
import worldData from './data/themeWorlds.json' with { type: 'json' };

const FOLDER = 'shell-host/demo-shop/navigation';
const textsPath = (language: string) => `${FOLDER}/texts/${language}.json`;
const teasers = teaserData.groups.flatMap((group) => group.teasers);

test.each([
  `${FOLDER}/data/teasers.json`,
  `${FOLDER}/data/themeWorlds.json`,
  ...languages.map(textsPath),
])('%s matches its schema', (path) => {
  expect(schemaErrors(path)).toEqual([]);
});

test.each(languages)('every theme world has a title in %s, and no other has one', (language) => {
  const { worlds } = JSON.parse(readFileSync(textsPath(language), 'utf8'));
  expect(Object.keys(worlds)).toEqual(worldData.worlds.map(({ key }) => key));
});

test('every teaser and every theme world leads to a category', () => {
  const slugs = categories.map(({ slug }) => slug);
  const targets = [...teasers, ...worldData.worlds].map(({ category }) => category);
  expect(slugs).toEqual(expect.arrayContaining(targets));
  const places = teaserData.groups.map(({ category }) => category);
  expect(['all', ...slugs]).toEqual(expect.arrayContaining(places));
});
