/** @jest-environment node */
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

test('uses the defaults without settings (HOST-14, NEWS-23)', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
  expect(parse(null)).toEqual({ settings: defaults, problems: [] });
});

test('uses the host’s settings', () => {
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

test('parses text values of data attributes', () => {
  const { settings, problems } = parse({ singlePageApp: '', consents: 'DNE, NEWSLETTER,' });
  expect(settings).toMatchObject({ singlePageApp: true, consents: ['DNE', 'NEWSLETTER'] });
  expect(problems).toEqual([]);
});

test('accepts empty consents as a list or text', () => {
  expect(parse({ consents: '' })).toEqual({ settings: defaults, problems: [] });
  expect(parse({ consents: [] })).toEqual({ settings: defaults, problems: [] });
});

test('accepts an empty `originAddition`', () => {
  expect(parse({ originAddition: '' })).toEqual({ settings: defaults, problems: [] });
});

test.each([
  ['origin', 'FOOTER'],
  ['originAddition', 7],
  ['singlePageApp', 'SPA'],
  ['consents', { DNE: true }],
  ['onSubmitted', 'submitted()'],
])('reports the invalid %s = %p and uses the default (HOST-16, NEWS-23)', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringContaining(`"${name}"`)]);
});
