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
  ['with a locale of every object', { locale: '__proto__' }],
  ['with an unknown site', { site: 'toString' }],
])('settings %s hinder nobody', (_, settings) => {
  expect(() => beginHeader(settings as HeaderSettings, false)).not.toThrow();
});

// HK-135
test.each<[HeaderSettings, keyof typeof catalogues]>([
  [{ site: 'AT' }, 'de-AT'],
  [{ site: 'CH', locale: 'fr-CH' }, 'fr-CH'],
])('the texts for the settings %j are loaded', (settings, locale) => {
  const load = jest.spyOn(catalogues, locale);
  beginHeader(settings, false);
  expect(load).toHaveBeenCalledTimes(1);
});
