import { siteCodes, type Site } from '../../foundation/sites/sites.ts';
import { countriesFor } from './countries.ts';

const hrefOf = (code: string, alternates: Parameters<typeof countriesFor>[1]) =>
  countriesFor('DE', alternates).find((country) => country.code === code)?.href;

const countryOf = (site: Site) => {
  const country = countriesFor('DE').find(({ code }) => code === site);
  if (!country) throw new Error(`${site} is not in the menu`);
  return country;
};

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
    expect(href).toBe(`/?site=${code}`);
    expect(flag.shapes.length).toBeGreaterThan(1);
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
  expect(hrefOf('CH_FR', alternates)).toBe('/?site=CH_FR');
});

test('a version in a language without a region is for the first country with this language (FOOT-27)', () => {
  const alternates = [{ hreflang: 'de', href: '/becher-c4016' }];
  expect(hrefOf('DE', alternates)).toBe('/becher-c4016');
  expect(hrefOf('AT', alternates)).toBe('/?site=AT');
  expect(hrefOf('CH', alternates)).toBe('/?site=CH');
});

test.each(['javascript:alert(1)', '//evil.test', '', null])(
  'an unusable address (%s) is replaced by the start page (FOOT-27)',
  (href) => {
    expect(hrefOf('TR', [{ hreflang: 'tr-TR', href }])).toBe('/?site=TR');
  },
);

describe.each(siteCodes)('The country of %s', (site) => {
  const { label, href: startPage } = countryOf(site);

  test('has a name in the country switcher', () => {
    expect(label).toMatch(/^\p{Lu}/u);
  });

  test('has a start page of its own on any host (FOOT-27)', () => {
    const address = new URL(startPage, 'https://shop.test/m/kaffee');
    expect(address.origin).toBe('https://shop.test');
    const others = siteCodes
      .filter((other) => other !== site)
      .map((other) => countryOf(other).href);
    expect(others).not.toContain(startPage);
  });
});

test('every site has a different name in the country switcher', () => {
  expect(new Set(siteCodes.map((site) => countryOf(site).label)).size).toBe(9);
});
