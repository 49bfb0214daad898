import { catalogues } from '#shop/catalogues.ts';
import { jest } from '@jest/globals';
import { serveShop } from '../../../../testing/shopServer.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginHeader } from './beginHeader.ts';

serveShop();

// HK-135
test.each<[string, unknown]>([
  ['that are null', null],
  [
    'that throw when they are read',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('No');
        },
      },
    ),
  ],
  ['with a locale that is a list', { locale: ['de-DE'] }],
  ['with the locale __proto__', { locale: '__proto__' }],
  ['with an unknown site', { site: 'toString' }],
])('does not throw for settings %s', (_, settings) => {
  expect(() => beginHeader(settings as HeaderSettings, false)).not.toThrow();
});

// HK-135
test.each<[HeaderSettings, keyof typeof catalogues]>([
  [{ site: 'AT' }, 'de-AT'],
  [{ site: 'CH', locale: 'fr-CH' }, 'fr-CH'],
])('loads the texts for the settings %j', (settings, locale) => {
  const load = jest.spyOn(catalogues, locale);
  beginHeader(settings, false);
  expect(load).toHaveBeenCalledTimes(1);
});
