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

test('without settings the form has the defaults (HOST-14, NEWS-23)', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
  expect(parse(null)).toEqual({ settings: defaults, problems: [] });
});

test('the host’s settings are used', () => {
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

test('settings are also read from text, as data attributes provide it', () => {
  const { settings, problems } = parse({ singlePageApp: '', consents: 'DNE, NEWSLETTER,' });
  expect(settings).toMatchObject({ singlePageApp: true, consents: ['DNE', 'NEWSLETTER'] });
  expect(problems).toEqual([]);
});

test('an empty list or text of consents is valid', () => {
  expect(parse({ consents: '' })).toEqual({ settings: defaults, problems: [] });
  expect(parse({ consents: [] })).toEqual({ settings: defaults, problems: [] });
});

test('an empty addition to the origin is valid', () => {
  expect(parse({ originAddition: '' })).toEqual({ settings: defaults, problems: [] });
});

test.each([
  ['origin', 'FOOTER'],
  ['originAddition', 7],
  ['singlePageApp', 'SPA'],
  ['consents', { DNE: true }],
  ['onSubmitted', 'submitted()'],
])(
  '%s = %p is invalid: it is reported, and the default is used (HOST-16, NEWS-23)',
  (name, value) => {
    const { settings, problems } = parse({ [name]: value });
    expect(settings).toEqual(defaults);
    expect(problems).toEqual([expect.stringContaining(`"${name}"`)]);
  },
);
