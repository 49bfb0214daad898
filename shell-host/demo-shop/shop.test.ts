/** @jest-environment node */
import { isShopPath } from './routing/routes.ts';
import { createShop } from './shop.ts';
import { createShopper } from './testing/createShopper.ts';

const CART = '/service/cart/api/cart';
const putBeans = (quantity: number) => ({
  setArticle: { productId: '10101', tcm: '710101', quantity },
});

test('a server can determine which paths belong to the shop', () => {
  const ours = [
    '/json/psdata',
    '/jsonflyoutnavigation',
    '/service/promotion/api/promotion/~header_top',
    '/service/newsletter/api/private/newsletter-subscribers/a-token/doi',
    '/img/products/aurora-beans.svg',
    '/service/footer-images/logos/visa.svg',
    '/demo/faults',
  ];
  const others = [
    '/',
    '/search',
    '/service/cartfrontend/cart',
    '/service/storefinder/search',
    '/service/newsletter/api/public/newsletter-subscribers',
    '/img/',
    '/demo',
    '/demo/faults/more',
  ];
  expect(ours.filter((path) => !isShopPath(path))).toEqual([]);
  expect(others.filter(isShopPath)).toEqual([]);
});

test('responds to an unknown path with a problem document', async () => {
  const response = await createShopper(createShop().fetch).get('/service/unknown');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});

test('any first request starts a session and sets its cookies once', async () => {
  const shopper = createShopper(createShop().fetch);
  const first = await shopper.put(CART, putBeans(1));
  expect(first.status).toBe(200);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^DemoSession=.+; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^XSRF-TOKEN=.+; Path=\/; SameSite=Lax$/),
  ]);
  expect((await shopper.get(CART)).headers.getSetCookie()).toEqual([]);
});

test('rejects a change without the session’s CSRF token', async () => {
  const shopper = createShopper(createShop().fetch);
  await shopper.get(CART);
  expect((await shopper.put(CART, putBeans(1), { 'X-XSRF-TOKEN': 'wrong' })).status).toBe(403);
  shopper.cookies.delete('XSRF-TOKEN');
  expect((await shopper.put(CART, putBeans(1))).status).toBe(403);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
});

test('unknown cookies start a new session', async () => {
  const shop = createShop();
  const shopper = createShopper(shop.fetch);
  await shopper.put(CART, putBeans(3));
  shop.reset();
  const response = await shopper.put(CART, putBeans(2));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ cart: { numberOfArticles: 2 } });
});

test('visitors and shops are isolated from each other', async () => {
  const [firstShop, secondShop] = [createShop(), createShop()];
  const [ada, ben, eve] = [
    createShopper(firstShop.fetch),
    createShopper(firstShop.fetch),
    createShopper(secondShop.fetch),
  ];
  await ada.put(CART, putBeans(3));
  firstShop.faults.set('navigation', { kind: 'status', status: 500 });
  for (const shopper of [ben, eve]) {
    expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
  }
  expect((await ben.get('/jsonflyoutnavigation')).status).toBe(500);
  expect((await eve.get('/jsonflyoutnavigation')).status).toBe(200);
});

test('a reset restores the initial state', async () => {
  const shop = createShop();
  const shopper = createShopper(shop.fetch);
  await shopper.put(CART, putBeans(3));
  shop.faults.set('cartRead', { kind: 'cut' });
  await shopper.post('/demo/reset');
  expect(shop.faults.settings()).toEqual({ routes: {}, random: null });
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
});

test('pictures set no cookie and are cacheable', async () => {
  const response = await createShopper(createShop().fetch).get('/img/products/aurora-beans.svg');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toContain('public');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});
