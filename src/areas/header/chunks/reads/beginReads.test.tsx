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

/** The addresses that a header asks by itself, beside the search's cache key. */
async function askedByHeader(settings: HeaderSettings): Promise<string[]> {
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
  ['without promotions', { showPromotionBanner: false }],
  ['with settings of attributes', { showpromotionbanner: 'false', reduced: 'false' } as object],
];

// HK-130
test.each(pages)(
  'a page %s begins the requests of its header, which repeats none',
  async (_, settings) => {
    beginReads(settings, false);
    const begun = addresses();
    expect(begun.length).toBeGreaterThan(3);
    expect(await askedByHeader(settings)).toEqual(begun);
  },
);

// HK-130
test.each([
  ['of the checkout', { reduced: true }],
  ['of the checkout, by an attribute', { reduced: '' as unknown as true }],
  ['whose services are elsewhere', { addresses: { services: 'https://api.shop.example' } }],
  ['whose services are elsewhere, by an attribute', { 'addresses.cartservice': '/x' } as object],
])('a page %s begins nothing', (_, settings) => {
  beginReads(settings, false);
  expect(calls).toHaveLength(0);
});

// HK-130
test.each([
  ['tags as a text', { tags: { allOf: 'tea,coffee' } as object }, /promotion/],
  ['tags of attributes', { 'tags.allof': 'tea' } as object, /promotion/],
  [
    'a navigation service of its own',
    { navigationRoute: '/my/navigation' },
    /jsonflyoutnavigation/,
  ],
])('%s are left to the header', async (_, settings, address) => {
  beginReads(settings, false);
  expect(addresses().filter((url) => address.test(url))).toEqual([]);
});

// HK-130
test('only the visitor’s data is requested early if a server has rendered the header', () => {
  document.body.innerHTML = '<script type="application/json" data-fascia-state="header"></script>';
  beginReads({});
  expect(addresses().map((url) => new URL(url).pathname)).toEqual([
    '/service/cart/api/cart',
    '/service/customerfrontenddata/api/v1/psdata',
  ]);
  document.body.innerHTML = '';
});

// HK-130
test('theme worlds are begun for the sites that have them', () => {
  for (const site of siteCodes) {
    const hasLink = itemLink('theme-worlds', site) !== undefined;
    expect([site, features[site].themeWorlds]).toEqual([site, hasLink]);
  }
});

// HK-130
test('settings that throw do not break the page', () => {
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
