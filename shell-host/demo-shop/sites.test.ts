/** @jest-environment node */
import { currencyOf, languageOf, sites } from './sites.ts';

test('every site has its language and its currency (SITE-03)', () => {
  expect(sites.map((site) => `${site} ${languageOf(site)} ${currencyOf(site)}`)).toEqual([
    'DE de EUR',
    'AT de EUR',
    'CH de CHF',
    'CH_FR fr CHF',
    'CZ cs CZK',
    'HU hu HUF',
    'PL pl PLN',
    'SK sk EUR',
    'TR tr TRY',
  ]);
});
