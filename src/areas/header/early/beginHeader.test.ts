import { serveShop } from '../../../testing/shopServer.ts';
import type { HeaderSettings } from '../headerSettings.ts';
import { beginHeader } from './beginHeader.ts';

serveShop();

// HK-200
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
