import { parseHeaderSettings, type HeaderSettings } from './headerSettings.ts';

/** What a host without types gives. */
const parse = (given: unknown) => parseHeaderSettings(given as HeaderSettings);
const aboutSetting = (name: string) => [expect.stringContaining(`"${name}"`)];

const defaults = {
  site: 'DE',
  locale: 'de-DE',
  reduced: false,
  showPromotionBanner: true,
  sticky: false,
  platform: undefined,
  oneTrustEnabled: false,
  stage: undefined,
  showSecureHint: true,
  navigate: undefined,
  categoryPromotionId: undefined,
  tags: undefined,
  searchWidth: undefined,
  navigationRoute: undefined,
};

test('a header that is told nothing has the defaults of the contract', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
});

test.each([[null], [undefined], ['DE'], [7]])('%p instead of settings is nothing told', (given) => {
  expect(parse(given)).toEqual({ settings: defaults, problems: [] });
});

test('null is a setting that is not given', () => {
  const nulls = Object.fromEntries(Object.keys(defaults).map((key) => [key, null]));
  expect(parse(nulls)).toEqual({ settings: defaults, problems: [] });
});

test('what a host sets holds', () => {
  const given = {
    site: 'CH',
    locale: 'en',
    reduced: true,
    showPromotionBanner: false,
    sticky: true,
    platform: 'SMARTPHONE',
    oneTrustEnabled: true,
    stage: 'DEV',
    showSecureHint: false,
    navigate: () => {},
    categoryPromotionId: 'coffee',
    tags: { allOf: ['a'], anyOf: ['b', 'c'], noneOf: [] },
    searchWidth: 550,
    navigationRoute: '/navigation',
  };
  expect(parse(given)).toEqual({ settings: given, problems: [] });
});

test('data attributes are texts, and hold like values', () => {
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
])('%s = %p is of no use: the default holds, and it is a problem', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual(aboutSetting(name));
});

test('of bad tags the good ones hold', () => {
  const { settings, problems } = parse({ tags: { allOf: ['a', 7, null, 'b'], noneOf: 7 } });
  expect(settings.tags).toEqual({ allOf: ['a', 'b'], anyOf: [], noneOf: [] });
  expect(problems).toEqual(aboutSetting('noneOf'));
});

test('settings that nobody knows are left out', () => {
  expect(parse({ color: 'red', dangerouslySetInnerHTML: {} }).settings).toEqual(defaults);
});
