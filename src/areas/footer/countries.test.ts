import { sites } from '../../foundation/sites/sites.ts';
import { countriesFor } from './countries.ts';
import { flagOf } from './flags.ts';

const hrefOf = (code: string, alternates: Parameters<typeof countriesFor>[1]) =>
  countriesFor('DE', alternates).find((country) => country.code === code)?.href;

test('the nine countries stand in the order of the specification, in their own languages', () => {
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

test('each has a code, an address, a flag, and one of them is selected', () => {
  const countries = countriesFor('SK');
  for (const { code, href, flag } of countries) {
    expect(href).toBe(sites[code].startPage);
    expect(flagOf(flag).length).toBeGreaterThan(1 - Number(flag === 'TR'));
  }
  expect(countries.filter(({ selected }) => selected).map(({ code }) => code)).toEqual(['SK']);
});

test('a page that names its own versions keeps the visitor on that page', () => {
  const alternates = [
    { hreflang: 'pl-PL', href: 'https://aroma.example/pl/kubki-c4016' },
    { hreflang: 'DE-ch', href: '/ch/becher-c4016' },
    { hreflang: 'x-default', href: '/mugs-c4016' },
  ];
  expect(hrefOf('PL', alternates)).toBe('https://aroma.example/pl/kubki-c4016');
  expect(hrefOf('CH', alternates)).toBe('/ch/becher-c4016');
  expect(hrefOf('CH_FR', alternates)).toBe(sites.CH_FR.startPage);
});

test('a version in a language as such is the first country’s that speaks it', () => {
  const alternates = [{ hreflang: 'de', href: '/becher-c4016' }];
  expect(hrefOf('DE', alternates)).toBe('/becher-c4016');
  expect(hrefOf('AT', alternates)).toBe(sites.AT.startPage);
  expect(hrefOf('CH', alternates)).toBe(sites.CH.startPage);
});

test.each(['javascript:alert(1)', '//evil.test', '', null])(
  'an address of no use (%s) leads to the start page',
  (href) => {
    expect(hrefOf('TR', [{ hreflang: 'tr-TR', href }])).toBe(sites.TR.startPage);
  },
);

test('an unknown country has no flag, and nothing breaks', () => {
  expect(flagOf('XX')).toEqual([]);
});
