/** @jest-environment node */
import { createShop, isServiceCall } from './shop.ts';
import { newShopper } from './testing/shopper.ts';

const CART = '/service/cart/api/cart';
const set = (quantity: number) => ({ setArticle: { productId: '10101', tcm: '710101', quantity } });

test('a server knows which addresses belong to the shop', () => {
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
  expect(ours.filter((path) => !isServiceCall(path))).toEqual([]);
  expect(others.filter(isServiceCall)).toEqual([]);
});

test('an address that the shop does not have gives a problem document', async () => {
  const answer = await newShopper(createShop().fetch).get('/service/unknown');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 404 });
});

test('a first visit works whatever it begins with, and gets its cookies once', async () => {
  const shopper = newShopper(createShop().fetch);
  const first = await shopper.put(CART, set(1));
  expect(first.status).toBe(200);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^DemoSession=.+; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^XSRF-TOKEN=.+; Path=\/; SameSite=Lax$/),
  ]);
  expect((await shopper.get(CART)).headers.getSetCookie()).toEqual([]);
});

test('once a visit has a CSRF token, a change without it or with a wrong one is refused and not made', async () => {
  const shopper = newShopper(createShop().fetch);
  await shopper.get(CART);
  expect((await shopper.put(CART, set(1), { 'X-XSRF-TOKEN': 'wrong' })).status).toBe(403);
  shopper.cookies.delete('XSRF-TOKEN');
  expect((await shopper.put(CART, set(1))).status).toBe(403);
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
});

test('cookies of a shop that has forgotten them begin a new visit', async () => {
  const shop = createShop();
  const shopper = newShopper(shop.fetch);
  await shopper.put(CART, set(3));
  shop.reset();
  const answer = await shopper.put(CART, set(2));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ cart: { numberOfArticles: 2 } });
});

test('two visitors, and two shops, know nothing of each other', async () => {
  const [one, other] = [createShop(), createShop()];
  const [ada, ben, eve] = [newShopper(one.fetch), newShopper(one.fetch), newShopper(other.fetch)];
  await ada.put(CART, set(3));
  one.faults.set('navigation', { kind: 'status', status: 500 });
  for (const shopper of [ben, eve]) {
    expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
  }
  expect((await ben.get('/jsonflyoutnavigation')).status).toBe(500);
  expect((await eve.get('/jsonflyoutnavigation')).status).toBe(200);
});

test('a reset gives a shop as new', async () => {
  const shop = createShop();
  const shopper = newShopper(shop.fetch);
  await shopper.put(CART, set(3));
  shop.faults.set('cartRead', { kind: 'cut' });
  await shopper.post('/demo/reset');
  expect(shop.faults.list()).toEqual({ routes: {}, random: null });
  expect(await (await shopper.get(CART)).json()).toMatchObject({ cart: { numberOfArticles: 0 } });
});

test('pictures belong to nobody and can be cached', async () => {
  const answer = await newShopper(createShop().fetch).get('/img/products/aurora-beans.svg');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
});
