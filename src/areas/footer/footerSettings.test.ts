/** @jest-environment node */
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

test('uses the defaults without settings (HOST-13)', () => {
  expect(parse({})).toEqual({ settings: defaults, problems: [] });
  expect(parse(null)).toEqual({ settings: defaults, problems: [] });
});

test('uses the host’s settings (HOST-13)', () => {
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

test('parses text values of data attributes (HOST-16)', () => {
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
])('reports the invalid %s = %p and uses the default (HOST-16)', (name, value) => {
  const { settings, problems } = parse({ [name]: value });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([expect.stringContaining(`"${name}"`)]);
});
