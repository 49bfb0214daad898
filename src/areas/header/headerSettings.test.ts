/** @jest-environment node */
import { parseHeaderSettings, type HeaderSettings } from './headerSettings.ts';

/** Parses settings as a host without TypeScript passes them. */
const parse = (input: unknown) => parseHeaderSettings(input as HeaderSettings);
const aboutSetting = (name: string) => [expect.stringContaining(`"${name}"`)];

const defaults = {
  site: 'DE',
  locale: 'de-DE',
  reduced: false,
  showPromotionBanner: true,
  showCountryOffer: true,
  sticky: false,
  mainSelector: undefined,
  platform: undefined,
  oneTrustEnabled: false,
  storageConsent: undefined,
  recentSearches: true,
  stage: undefined,
  showSecureHint: true,
  navigate: undefined,
  path: undefined,
  categoryPromotionId: undefined,
  tags: undefined,
  searchWidth: undefined,
  speculation: false,
  navigationRoute: undefined,
};

test('uses the defaults without settings (HOST-11)', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
});

test.each([[null], [undefined], ['DE'], [7]])('treats %p as missing settings', (input) => {
  expect(parse(input)).toEqual({ settings: defaults, problems: [] });
});

test('treats null as a missing setting', () => {
  const nulls = Object.fromEntries(Object.keys(defaults).map((key) => [key, null]));
  expect(parse(nulls)).toEqual({ settings: defaults, problems: [] });
});

test('accepts valid settings of every kind (HOST-11, HOST-60)', () => {
  const settings = {
    site: 'CH',
    locale: 'en',
    reduced: true,
    showPromotionBanner: false,
    showCountryOffer: false,
    sticky: true,
    mainSelector: '#content',
    platform: 'SMARTPHONE',
    oneTrustEnabled: true,
    storageConsent: false,
    recentSearches: false,
    stage: 'DEV',
    showSecureHint: false,
    navigate: () => {},
    path: '/category/coffee?page=2',
    categoryPromotionId: 'coffee',
    tags: { allOf: ['a'], anyOf: ['b', 'c'], noneOf: [] },
    searchWidth: 550,
    speculation: true,
    navigationRoute: '/navigation',
  };
  expect(parse(settings)).toEqual({ settings, problems: [] });
});

test('accepts settings as strings, as in data attributes (HOST-16)', () => {
  const { settings, problems } = parse({
    site: 'HU',
    reduced: '',
    sticky: 'true',
    showPromotionBanner: 'false',
    searchWidth: '550',
    tags: { allOf: 'a, b', anyOf: 'c' },
  });
  expect(settings).toMatchObject({
    site: 'HU',
    locale: 'hu-HU',
    reduced: true,
    sticky: true,
    showPromotionBanner: false,
    searchWidth: 550,
    tags: { allOf: ['a', 'b'], anyOf: ['c'], noneOf: [] },
  });
  expect(problems).toEqual([]);
});

test.each([
  ['reduced', 'yes'],
  ['reduced', 1],
  ['sticky', {}],
  ['platform', 'DESKTOP'],
  ['platform', 'match'],
  ['platform', ''],
  ['stage', 'TEST'],
  ['showSecureHint', []],
  ['navigate', '/search'],
  ['categoryPromotionId', 7],
  ['categoryPromotionId', ''],
  ['navigationRoute', ''],
  ['tags', 'a'],
  ['searchWidth', 'wide'],
  ['searchWidth', ''],
  ['searchWidth', -1],
  ['searchWidth', Number.NaN],
  ['searchWidth', Number.POSITIVE_INFINITY],
])('replaces %s = %p with the default and reports a problem (HOST-16)', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual(aboutSetting(name));
});

test('removes only the invalid tags', () => {
  const { settings, problems } = parse({ tags: { allOf: ['a', 7, null, 'b'], noneOf: 7 } });
  expect(settings.tags).toEqual({ allOf: ['a', 'b'], anyOf: [], noneOf: [] });
  expect(problems).toEqual(aboutSetting('noneOf'));
});

test('ignores unknown settings', () => {
  expect(parse({ color: 'red', dangerouslySetInnerHTML: {} }).settings).toEqual(defaults);
});
