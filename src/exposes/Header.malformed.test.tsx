import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from './Header.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { malformedBodies } from '../testing/malformedBodies.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';

const server = serveShop();
const { callsTo } = server;
const errors = collectErrors();

const NAVIGATION = '*/jsonflyoutnavigation';
const PROMOTION = '*/service/promotion/api/promotion/';
const promotionIds = ['~header_top', '~header_benefits', '~header_pi', '~category_coffee'];

/** Every call of a header at its start whose answer is read (H§7). */
const calls = [
  ['navigation', NAVIGATION],
  ['theme-worlds', '*/service/themeworld-frontend/api/themeworlds/navigation'],
  ['personal-data', '*/service/customerfrontenddata/api/v1/psdata'],
  ['read', '*/service/cart/api/cart'],
  ...promotionIds.map((id) => [id, PROMOTION + id] as const),
] as const;
const settings = { categoryPromotionId: '~category_coffee' };

/** An object without one of its sections has no theme worlds: that is an answer (contract §3). */
function isObject(body: string): boolean {
  try {
    return JSON.stringify(JSON.parse(body)).startsWith('{');
  } catch {
    return false;
  }
}
const noWorlds = new Set(
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

/** What no answer of a service may take away. */
function expectTheHeader(): void {
  for (const name of ['Themenwelten', 'Kategorien', 'Kaffee', 'Sale', 'Warenkorb', 'Mein Konto']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\//),
    );
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

test('the list is long enough, and every body in it is another', () => {
  expect(malformedBodies.length).toBeGreaterThanOrEqual(30);
  expect(new Set(malformedBodies.map(([, body]) => body)).size).toBe(malformedBodies.length);
});

describe.each(calls)('When the call %s to %s answers', (operation, address) => {
  const told = (name: string) =>
    operation === 'theme-worlds' && noWorlds.has(name) ? [] : [operation];

  test.each(malformedBodies)('%s, the header stands and tells once', async (name, body) => {
    answer(address, body);
    await renderModule(header, settings);
    await waitFor(() => expect(callsTo(pathOf(address))).toHaveLength(1));
    await waitFor(() => expect(errors.map((error) => error.operation)).toEqual(told(name)));
    expectTheHeader();
  });
});

// The answer is not used (H§7).
test.each(malformedBodies)(
  '%s as the cache key of the search is nothing to tell',
  async (_, body) => {
    const address = '*/service/searchfrontend/api/cachekey';
    answer(address, body);
    await renderModule(header, {});
    await waitFor(() => expect(callsTo(pathOf(address))).toHaveLength(1));
    expect(errors).toEqual([]);
    expectTheHeader();
  },
);

describe.each(promotionIds)('When the content of %s is', (id) => {
  const type = 'ApiTopBannerPromotion';

  // An object without what a banner needs is an answer: there is nothing to show (H§5).
  test.each(malformedBodies)('%s, the header stands', async (_, contentJSON) => {
    answer(PROMOTION + id, JSON.stringify({ type, contentJSON }));
    await renderModule(header, settings);
    await waitFor(() => expect(callsTo(pathOf(PROMOTION + id))).toHaveLength(1));
    const told = isObject(contentJSON) ? [] : [id];
    await waitFor(() => expect(errors.map((error) => error.operation)).toEqual(told));
    expectTheHeader();
  });
});

test('A root with a hostile address keeps its title and gets the static link; it is told', async () => {
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
