import { parseNewsletterSettings, type NewsletterSettings } from './newsletterSettings.ts';

const parse = (given: unknown) => parseNewsletterSettings(given as NewsletterSettings);

const defaults = {
  site: 'DE',
  locale: 'de-DE',
  origin: 'NEWSLETTER',
  originAddition: '',
  showDoiErrorMessage: false,
  singlePageApp: false,
  consents: [],
  onSubmitted: undefined,
};

test('a form that is told nothing has the defaults of the contract', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
  expect(parse(null)).toEqual({ settings: defaults, problems: [] });
});

test('what a host sets holds', () => {
  const given = {
    site: 'TR',
    locale: 'tr-TR',
    origin: 'SHOPPING_CART',
    originAddition: 'cart',
    showDoiErrorMessage: true,
    singlePageApp: true,
    consents: ['DNE'],
    onSubmitted: () => {},
  };
  expect(parse(given)).toEqual({ settings: given, problems: [] });
});

test('data attributes are texts, and hold like values', () => {
  const { settings, problems } = parse({ singlePageApp: '', consents: 'DNE, NEWSLETTER,' });
  expect(settings).toMatchObject({ singlePageApp: true, consents: ['DNE', 'NEWSLETTER'] });
  expect(problems).toEqual([]);
});

test('no consents are none', () => {
  expect(parse({ consents: '' })).toEqual({ settings: defaults, problems: [] });
  expect(parse({ consents: [] })).toEqual({ settings: defaults, problems: [] });
});

test('an empty addition to the origin is one', () => {
  expect(parse({ originAddition: '' })).toEqual({ settings: defaults, problems: [] });
});

test.each([
  ['origin', 'FOOTER'],
  ['originAddition', 7],
  ['singlePageApp', 'SPA'],
  ['consents', { DNE: true }],
  ['onSubmitted', 'submitted()'],
])('%s = %p is of no use: the default holds, and it is a problem', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringContaining(`"${name}"`)]);
});
