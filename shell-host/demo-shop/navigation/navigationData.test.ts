/** @jest-environment node */
import { categories } from '../catalogue/catalogue.ts';
import teaserData from './data/teasers.json' with { type: 'json' };
import worldData from './data/themeWorlds.json' with { type: 'json' };
import texts from './texts/de.json' with { type: 'json' };

const teasers = teaserData.groups.flatMap((group) => group.teasers);

test('every theme world has a title', () => {
  expect(Object.keys(texts.worlds)).toEqual(worldData.worlds.map(({ key }) => key));
});

test('every teaser and every theme world links to a category', () => {
  const slugs = categories.map(({ slug }) => slug);
  const targets = [...teasers, ...worldData.worlds].map(({ category }) => category);
  expect(slugs).toEqual(expect.arrayContaining(targets));
  const groups = teaserData.groups.map(({ category }) => category);
  expect(['all', ...slugs]).toEqual(expect.arrayContaining(groups));
});
