/** @jest-environment node */
import { join } from 'node:path';
import { readPlaceSources, reservedPlaces, type PlaceSources } from './reservedPlaces.ts';

const sources = readPlaceSources(join(import.meta.dirname, '../..'));
const placesWith = (changes: Partial<PlaceSources>) => reservedPlaces({ ...sources, ...changes });

// HK-87
test('a height that is changed in a module’s style sheet is changed in the rules of its place', () => {
  expect(reservedPlaces(sources)).toMatch(/--fascia-place-phase:5em[;}]/);
  const promotions = sources.promotions.replace('height: 5rem', 'height: 7.5rem');
  expect(placesWith({ promotions })).toMatch(/--fascia-place-phase:7.5em[;}]/);
  const footer = sources.footer.replace('min-height: 60rem', 'min-height: 61rem');
  expect(placesWith({ footer })).toContain("[data-fascia-slot='Footer']::before{height:61em}");
});

// HK-87
test.each<[string, Partial<PlaceSources>]>([
  ['No slot has the height of ".area > .side"', { promotions: '.area > .side { height: 2rem }' }],
  ['No rule sets height', { promotions: '.area { color: red }' }],
  ['.full has no min-height', { footer: '.reduced { min-height: 1rem }' }],
  ['no border in px', { header: '.root { border-block-end: none }' }],
])('what the rules cannot follow fails the build: %s', (message, changes) => {
  expect(() => placesWith(changes)).toThrow(message);
});

// HK-87
test('the rules fit in a style element and select only slots', () => {
  const css = reservedPlaces(sources);
  expect(css).not.toMatch(/<\/|<!--/);
  const selectors = css.replaceAll(/@media[^{]*\{/g, '').match(/[^{}]+(?=\{)/g) ?? [];
  expect(selectors.length).toBeGreaterThan(10);
  const PAGE = /^(?::root\S* )?\[data-fascia-slot/;
  expect(selectors.filter((selector) => !PAGE.test(selector))).toEqual([]);
});
