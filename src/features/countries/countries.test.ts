import { siteCodes } from '../../foundation/sites/sites.ts';
import { countriesFor } from './countries.ts';

const hrefOf = (code: string, alternates: Parameters<typeof countriesFor>[1]) =>
  countriesFor('DE', alternates).find((country) => country.code === code)?.href;

test('lists the nine countries in the specified order in their own languages (FOOT-26)', () => {
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

test('each country has a code, a link and a flag, and one is selected (FOOT-26, FOOT-27)', () => {
  const items = countriesFor('SK');
  for (const { code, href, flag } of items) {
    expect(href).toBe(`/?site=${code}`);
    expect(flag.shapes.length).toBeGreaterThan(1);
  }
  expect(items.filter(({ selected }) => selected).map(({ code }) => code)).toEqual(['SK']);
});

test('links to the page’s alternate versions (FOOT-27)', () => {
  const alternates = [
    { hreflang: 'pl-PL', href: 'https://aroma.example/pl/kubki-c4016' },
    { hreflang: 'DE-ch', href: '/ch/becher-c4016' },
    { hreflang: 'x-default', href: '/mugs-c4016' },
  ];
  expect(hrefOf('PL', alternates)).toBe('https://aroma.example/pl/kubki-c4016');
  expect(hrefOf('CH', alternates)).toBe('/ch/becher-c4016');
  expect(hrefOf('CH_FR', alternates)).toBe('/?site=CH_FR');
});

test('uses an alternate without a region for the first country with that language (FOOT-27)', () => {
  const alternates = [{ hreflang: 'de', href: '/becher-c4016' }];
  expect(hrefOf('DE', alternates)).toBe('/becher-c4016');
  expect(hrefOf('AT', alternates)).toBe('/?site=AT');
  expect(hrefOf('CH', alternates)).toBe('/?site=CH');
});

test.each(['javascript:alert(1)', '//evil.test', '', null])(
  'links to the start page instead of the invalid URL %p (FOOT-27)',
  (href) => {
    expect(hrefOf('TR', [{ hreflang: 'tr-TR', href }])).toBe('/?site=TR');
  },
);

test('every site has a unique name and start page (FOOT-27)', () => {
  const countries = countriesFor('DE');
  expect(countries.map(({ code }) => code).toSorted()).toEqual([...siteCodes].toSorted());
  expect(new Set(countries.map(({ label }) => label)).size).toBe(siteCodes.length);
  expect(new Set(countries.map(({ href }) => href)).size).toBe(siteCodes.length);
});
