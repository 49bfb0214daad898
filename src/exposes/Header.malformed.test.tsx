import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from './Header.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { bodiesFor, malformedBodies } from '../testing/malformedBodies.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';

const server = serveShop();
const { callsTo } = server;
const errors = collectErrors();

const NAVIGATION = '*/jsonflyoutnavigation';
const PROMOTION = '*/service/promotion/api/promotion/';
// The answer of this call is not used.
const CACHE_KEY = '*/service/searchfrontend/api/cachekey';
const promotionIds = ['~header_top', '~header_benefits', '~header_pi', '~category_coffee'];

/** Every initial call of a header whose answer is used, with its operation in reports. */
const calls = [
  ['navigation', NAVIGATION],
  ['theme-worlds', '*/service/themeworld-frontend/api/themeworlds/navigation'],
  ['personal-data', '*/service/customerfrontenddata/api/v1/psdata'],
  ['read', '*/service/cart/api/cart'],
] as const;
const settings = { categoryPromotionId: '~category_coffee' };

/** Whether a body is a JSON object: a valid answer without content, where every field is optional. */
function isObject(body: string): boolean {
  try {
    return JSON.stringify(JSON.parse(body)).startsWith('{');
  } catch {
    return false;
  }
}
const bodiesWithoutThemeWorlds = new Set(
  malformedBodies.filter(([, body]) => isObject(body)).map(([name]) => name),
);

const answer = (address: string, body: string) =>
  server.use(
    http.get(
      address,
      () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
    ),
  );

const pathOf = (address: string) => address.replace(/^\*/, '');

/** Links that need no service, in their order on the page. One query: a query by role looks at the whole page. */
const STATIC_LINKS = ['Mein Konto', 'Warenkorb', 'Themenwelten', 'Kategorien', 'Kaffee', 'Sale'];

/** Expects the static parts of the header, which need no service. */
function expectStaticParts(): void {
  const names: string[] = [];
  const isStatic = (name: string) => STATIC_LINKS.includes(name) && names.push(name) > 0;
  const links = screen.getAllByRole('link', { name: isStatic });
  expect(names).toEqual(STATIC_LINKS);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\//);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

test('there are at least 30 malformed bodies, without duplicates', () => {
  expect(malformedBodies.length).toBeGreaterThanOrEqual(30);
  expect(new Set(malformedBodies.map(([, body]) => body)).size).toBe(malformedBodies.length);
});

const isFor = (ids: readonly string[], name: string) => (id: string) =>
  bodiesFor(ids, id).some(([other]) => other === name);

// ACC-19, CART-10, HOST-34, NAV-03, NAV-06, PROMO-10, SEARCH-18
test.each(malformedBodies)(
  'when all that the header asks for is %s, the static parts stay, with one report for each call whose answer is used',
  async (name, body) => {
    for (const [, address] of calls) answer(address, body);
    answer(CACHE_KEY, body);
    // One promotion is malformed itself, the content of another.
    const promotion = promotionIds.find(isFor(promotionIds, name)) ?? '';
    const content = promotionIds.find(isFor(promotionIds.toReversed(), name)) ?? '';
    answer(PROMOTION + promotion, body);
    const type = 'ApiTopBannerPromotion';
    answer(PROMOTION + content, JSON.stringify({ type, contentJSON: body }));
    const operations = calls
      .map(([operation]) => operation)
      .filter((operation) => operation !== 'theme-worlds' || !bodiesWithoutThemeWorlds.has(name));
    // An object without a banner's fields is a valid answer without content, which is not reported.
    const promotions = isObject(body) ? [promotion] : [promotion, content];

    await renderModule(header, settings);
    const addresses = [...calls.map(([, address]) => address), CACHE_KEY];
    await waitFor(() => {
      expect(addresses.filter((address) => callsTo(pathOf(address)).length !== 1)).toEqual([]);
      expect(errors.map(({ operation }) => operation).toSorted()).toEqual(
        [...operations, ...promotions].toSorted(),
      );
    });
    expectStaticParts();
  },
);

// HOST-35, NAV-02
test('a navigation item with a hostile address keeps its title and gets its static link, with one report', async () => {
  const roots = [
    { title: 'Alles', href: 'javascript:alert(1)' },
    { title: 'Bohnen', href: '/bohnen' },
    null,
  ];
  server.use(http.get(NAVIGATION, () => HttpResponse.json(roots)));
  await renderModule(header, {});
  expect(await screen.findByRole('link', { name: 'Alles' })).toHaveAttribute(
    'href',
    '/category/all',
  );
  expect(screen.getByRole('link', { name: 'Bohnen' })).toHaveAttribute('href', '/bohnen');
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/category/sale');
  expect(errors).toHaveLength(1);
});
