/** @jest-environment node */
import { join } from 'node:path';
import { siteLocales } from './siteLocales.ts';

// HK-86
test('each site of the shop has its locale, the shop’s first site first', () => {
  const locales = siteLocales(join(import.meta.dirname, '../../../generated/shop'));
  expect(Object.keys(locales)[0]).toBe('DE');
  expect(locales).toMatchObject({ DE: 'de-DE', AT: 'de-AT', CH_FR: 'fr-CH' });
});
