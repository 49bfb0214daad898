import { siteCodes } from '../../../foundation/sites/sites.ts';
import { countries, countriesFor } from './countries.ts';

const hrefOf = (code: string, alternates: Parameters<typeof countriesFor>[1]) =>
  countriesFor('DE', alternates).find((country) => country.code === code)?.href;

test('the nine countries are in the specified order, each in its own language (FOOT-26)', () => {
  expect(countriesFor('DE').map(({ label }) => label)).toEqual([
    'Deutschland',
    'Schweiz',
    'Suisse',
    'Polska',
    'Slovensko',
    'Česká republika',
    'Magyarország',
    'Österreich',
    'Türkiye',
  ]);
});

test('each has a code, an address and a flag, and one of them is selected (FOOT-26, FOOT-27)', () => {
  const items = countriesFor('SK');
  for (const { code, href, flag } of items) {
    expect(href).toBe(countries[code].startPage);
    expect(flag).toBe(code.slice(0, 2));
  }
  expect(items.filter(({ selected }) => selected).map(({ code }) => code)).toEqual(['SK']);
});

test('a page that names its own versions is kept (FOOT-27)', () => {
  const alternates = [
    { hreflang: 'pl-PL', href: 'https://aroma.example/pl/kubki-c4016' },
    { hreflang: 'DE-ch', href: '/ch/becher-c4016' },
    { hreflang: 'x-default', href: '/mugs-c4016' },
  ];
  expect(hrefOf('PL', alternates)).toBe('https://aroma.example/pl/kubki-c4016');
  expect(hrefOf('CH', alternates)).toBe('/ch/becher-c4016');
  expect(hrefOf('CH_FR', alternates)).toBe(countries.CH_FR.startPage);
});

test('a version in a language without a region is for the first country with this language (FOOT-27)', () => {
  const alternates = [{ hreflang: 'de', href: '/becher-c4016' }];
  expect(hrefOf('DE', alternates)).toBe('/becher-c4016');
  expect(hrefOf('AT', alternates)).toBe(countries.AT.startPage);
  expect(hrefOf('CH', alternates)).toBe(countries.CH.startPage);
});

test.each(['javascript:alert(1)', '//evil.test', '', null])(
  'an unusable address (%s) is replaced by the start page (FOOT-27)',
  (href) => {
    expect(hrefOf('TR', [{ hreflang: 'tr-TR', href }])).toBe(countries.TR.startPage);
  },
);

describe.each(siteCodes)('The country of %s', (site) => {
  const { label, flag, startPage } = countries[site];

  test('has a name and a flag in the country switcher', () => {
    expect(label).toMatch(/^\p{Lu}/u);
    expect(flag).toBe(site.slice(0, 2));
  });

  test('has a start page of its own on any host (FOOT-27)', () => {
    const address = new URL(startPage, 'https://shop.test/m/kaffee');
    expect(address.origin).toBe('https://shop.test');
    const others = siteCodes
      .filter((other) => other !== site)
      .map((other) => countries[other].startPage);
    expect(others).not.toContain(startPage);
  });
});

test('every site has a different name in the country switcher', () => {
  expect(new Set(siteCodes.map((site) => countries[site].label)).size).toBe(9);
});
