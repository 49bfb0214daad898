import { parseFooterSettings, type FooterSettings } from './footerSettings.ts';

const parse = (given: unknown) => parseFooterSettings(given as FooterSettings);

const defaults = {
  site: 'DE',
  locale: 'de-DE',
  platform: 'CLASSIC',
  reduced: false,
  hideNewsletter: false,
  contentSource: 'bundled',
  navigate: undefined,
};

test('a footer that is told nothing has the defaults of the contract', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
  expect(parse(null)).toEqual({ settings: defaults, problems: [] });
});

test('what a host sets holds', () => {
  const given = {
    site: 'PL',
    locale: 'pl-PL',
    platform: 'MATCH',
    reduced: true,
    hideNewsletter: true,
    contentSource: 'promotion',
    navigate: () => {},
  };
  expect(parse(given)).toEqual({ settings: given, problems: [] });
});

test('data attributes are texts, and hold like values', () => {
  const { settings, problems } = parse({ reduced: 'true', hideNewsletter: '' });
  expect(settings).toMatchObject({ reduced: true, hideNewsletter: true });
  expect(problems).toEqual([]);
});

test.each([
  ['platform', 'DESKTOP'],
  ['reduced', 'no'],
  ['hideNewsletter', 0],
  ['contentSource', 'SHOP_FOOTER'],
  ['navigate', {}],
])('%s = %p is of no use: the default holds, and it is a problem', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringContaining(`"${name}"`)]);
});
