import type { Locale } from '../../../../foundation/i18n/locales.ts';
import { sites, type Site } from '../../../../foundation/sites/sites.ts';
import { preferredSite } from './preferredSite.ts';

const preferred = (languages: string, site: Site, locale: Locale = sites[site].locale) =>
  preferredSite(languages.split(' '), { site, locale });

test.each<[string, Site]>([
  ['de', 'DE'],
  ['de', 'AT'],
  ['de', 'CH'],
  ['de-DE', 'AT'],
  ['de-DE', 'CH'],
  ['de-AT', 'AT'],
  ['de-LU', 'DE'],
  ['de-LU', 'AT'],
  ['fr', 'CH_FR'],
  ['fr-FR', 'CH_FR'],
  ['PL-pl', 'PL'],
  ['de-Latn', 'CH'],
])('a browser with the language %s gets no offer on %s (HEAD-111)', (languages, site) => {
  expect(preferred(languages, site)).toBeUndefined();
});

test.each<[string, Site, Site]>([
  ['de-AT', 'DE', 'AT'],
  ['de-CH', 'DE', 'CH'],
  ['de-CH', 'AT', 'CH'],
  ['pl', 'DE', 'PL'],
  ['hu-HU', 'SK', 'HU'],
  ['sk-SK', 'CZ', 'SK'],
  ['de', 'PL', 'DE'],
  ['de-LU', 'PL', 'DE'],
])(
  'a browser with the language %s on %s is offered the site %s (HEAD-111)',
  (languages, site, offered) => {
    expect(preferred(languages, site)).toBe(offered);
  },
);

test.each<[string, Site, Site]>([
  ['fr-FR', 'CH', 'CH_FR'],
  ['fr-CH', 'CH', 'CH_FR'],
  ['de-DE', 'CH_FR', 'CH'],
  ['de', 'CH_FR', 'CH'],
])('prefers a site of the same country: %s on %s (HEAD-111)', (languages, site, offered) => {
  expect(preferred(languages, site)).toBe(offered);
});

test.each<[string, Site, Site | undefined]>([
  ['en-US en', 'DE', undefined],
  ['en-US en pl', 'DE', 'PL'],
  ['en-GB de-AT de', 'DE', 'AT'],
  ['de pl', 'PL', 'DE'],
  ['pl de', 'PL', undefined],
  ['de de-AT', 'DE', undefined],
  ['gsw-CH', 'DE', undefined],
  ['', 'DE', undefined],
  ['not_a_tag! *', 'DE', undefined],
  ['x-klingon hu', 'DE', 'HU'],
])('uses the first language with a site: %s on %s (HEAD-111)', (languages, site, offered) => {
  expect(preferred(languages, site)).toBe(offered);
});

test('compares with the language of the page, not of its site (HEAD-111)', () => {
  expect(preferred('pl', 'DE', 'pl-PL')).toBeUndefined();
  expect(preferred('en', 'DE', 'en')).toBeUndefined();
  // The host has chosen the page's language, and the preferred site is the current one.
  expect(preferred('de', 'DE', 'pl-PL')).toBeUndefined();
});
