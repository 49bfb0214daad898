import { screen, waitFor } from '@testing-library/react';
import { features } from '#shop/sites.ts';
import * as header from '../../../../exposes/Header.tsx';
import { itemLink } from '../../../../features/navigation/itemLink.ts';
import { siteCodes } from '../../../../foundation/sites/sites.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';

const { calls } = serveShop();

const addresses = () => calls.map(({ url }) => url).toSorted();
const settled = () => waitFor(() => expect(screen.getByRole('banner')).toBeVisible());

/** The addresses that a header requests itself, without the search's cache key. */
async function requestedByHeader(settings: HeaderSettings): Promise<string[]> {
  await renderModule(header, settings);
  await settled();
  await waitFor(() => expect(calls.some(({ url }) => /psdata/.test(url))).toBe(true));
  return addresses().filter((url) => !/cachekey/i.test(url));
}

const pages: [string, HeaderSettings][] = [
  ['of the shop’s first site', {}],
  ['of another site', { site: 'HU' }],
  ['of an unknown site', { site: 'XX' as 'DE' }],
  ['of a category', { site: 'AT', categoryPromotionId: '~category_coffee' }],
  ['with tags', { tags: { allOf: ['tea', 'a b'], noneOf: ['x'] } }],
  ['with tags as a string', { tags: { allOf: 'tea,coffee' } as object }],
  ['with tags from attributes', { 'tags.allof': 'tea' } as object],
  ['with another navigation service', { navigationRoute: '/my/navigation' }],
  ['without promotions', { showPromotionBanner: false }],
  ['with settings from attributes', { showpromotionbanner: 'false', reduced: 'false' } as object],
];

// HK-130
test.each(pages)('prefetches all requests of the header on a page %s', async (_, settings) => {
  beginReads(settings, false);
  const prefetched = addresses();
  expect(prefetched.length).toBeGreaterThan(3);
  expect(await requestedByHeader(settings)).toEqual(prefetched);
});

// HK-130
test.each([
  ['with a reduced header', { reduced: true }],
  ['with a reduced header by attribute', { reduced: '' as unknown as true }],
  ['with other service addresses', { addresses: { services: 'https://api.shop.example' } }],
  ['with other service addresses by attribute', { 'addresses.cartservice': '/x' } as object],
])('prefetches nothing on a page %s', (_, settings) => {
  beginReads(settings, false);
  expect(calls).toHaveLength(0);
});

// HK-130
test('prefetches only the visitor’s data if a server has rendered the header', () => {
  document.body.innerHTML = '<script type="application/json" data-fascia-state="header"></script>';
  beginReads({});
  expect(addresses().map((url) => new URL(url).pathname)).toEqual([
    '/service/cart/api/cart',
    '/service/customerfrontenddata/api/v1/psdata',
  ]);
  document.body.innerHTML = '';
});

// HK-130
test('a site has the feature `themeWorlds` only if its menu contains theme worlds', () => {
  for (const site of siteCodes) {
    const hasLink = itemLink('theme-worlds', site) !== undefined;
    expect([site, features[site].themeWorlds]).toEqual([site, hasLink]);
  }
});

// HK-130
test('does not throw if the settings throw', () => {
  const broken = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('No keys');
      },
    },
  );
  expect(() => beginReads(broken, false)).not.toThrow();
  expect(() => beginReads(null as unknown as HeaderSettings, false)).not.toThrow();
});
