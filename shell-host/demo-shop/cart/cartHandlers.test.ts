/** @jest-environment node */
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';
import { freeArticles, giftCards, partnerProducts } from './offers.ts';
import { CART_LIMIT } from './setArticle.ts';

const CART = '/service/cart/api/cart';
/** Large stock, item limit 20. */
const beans = { productId: '10101', tcm: '710101' };
/** Item limit 2. */
const tin = { productId: '10104', tcm: '710104' };
/** Stock 3. */
const decaf = { productId: '10103', tcm: '710103' };
/** Sold out. */
const assam = { productId: '10112', tcm: '710112' };

function setUp() {
  const shopper = createShopper(createShop().fetch);
  const put = async (change: object) => {
    const response = await shopper.put(CART, change);
    const text = await response.text();
    return { status: response.status, ...(text && { body: JSON.parse(text) }) };
  };
  const set = (article: typeof beans, quantity: number) =>
    put({ setArticle: { ...article, quantity } });
  return { shopper, put, set };
}

test('adds an article and reports it as the added product', async () => {
  const { set, shopper } = setUp();
  await set(beans, 1);
  const { status, body } = await set(beans, 3);
  expect(status).toBe(200);
  expect(body.addedProduct).toMatchObject({ ...beans, quantity: { quantity: 2 } });
  expect(body.cart).toMatchObject({
    numberOfArticles: 3,
    articles: [{ ...beans, title: 'Röstkaffee Aurora, ganze Bohne, 500 g', quantity: 3 }],
  });
  expect(await (await shopper.get(`${CART}?forceReload=true`)).json()).toEqual({ cart: body.cart });
});

test('reports no added product for a lower quantity and removes the article for zero', async () => {
  const { set } = setUp();
  await set(beans, 3);
  const fewer = await set(beans, 1);
  expect(fewer.body.addedProduct).toBeUndefined();
  expect(fewer.body.cart.numberOfArticles).toBe(1);
  expect((await set(beans, 0)).body.cart).toMatchObject({ numberOfArticles: 0, articles: [] });
});

test('responds with 304 and no body to a change without an effect', async () => {
  const { set, put } = setUp();
  await set(beans, 2);
  expect(await set(beans, 2)).toEqual({ status: 304 });
  expect(await set(tin, 0)).toEqual({ status: 304 });
  expect(await put({ deleteSubscription: { subscriptionId: 'none' } })).toEqual({ status: 304 });
  const [card] = giftCards;
  const { productId = '', tcm = '' } = card ?? {};
  expect(await put({ setGiftCard: { productId, tcm, set: false } })).toEqual({ status: 304 });
});

test('reduces a quantity to the item limit and reports the error and the limit', async () => {
  const { set } = setUp();
  const first = await set(tin, 5);
  expect(first).toMatchObject({ status: 200, body: { error: 'ITEM_LIMIT', limit: 2 } });
  expect(first.body.cart.numberOfArticles).toBe(2);
  expect(await set(tin, 3)).toMatchObject({ status: 200, body: { error: 'ITEM_LIMIT' } });
});

test('reduces a quantity to the stock and rejects a sold-out article', async () => {
  const { set } = setUp();
  const few = await set(decaf, 10);
  expect(few).toMatchObject({ status: 200, body: { error: 'AVAILABILITY_LIMIT', limit: 3 } });
  expect(few.body.cart.numberOfArticles).toBe(3);
  const none = await set(assam, 1);
  expect(none).toMatchObject({ status: 409, body: { error: 'AVAILABILITY_LIMIT', limit: 0 } });
  expect(none.body.cart).toEqual(few.body.cart);
});

test('rejects a change that exceeds the cart limit', async () => {
  const { set } = setUp();
  const [mug, towels] = [
    { productId: '20104', tcm: '720104' },
    { productId: '30110', tcm: '730110' },
  ];
  await set(beans, 20);
  await set(mug, 20);
  const refused = await set(towels, 11);
  expect(refused).toMatchObject({ status: 409, body: { error: 'CART_LIMIT', limit: CART_LIMIT } });
  expect(refused.body.cart.numberOfArticles).toBe(40);
  expect((await set(towels, 10)).status).toBe(200);
  expect((await set(beans, 19)).status).toBe(200);
});

test('rejects an unknown product id or article number', async () => {
  const { set } = setUp();
  for (const article of [
    { productId: '1', tcm: '2' },
    { ...beans, tcm: '2' },
  ]) {
    expect(await set(article, 1)).toMatchObject({
      status: 404,
      body: { error: 'PRODUCTDATA_UNAVAILABLE', cart: { articles: [] } },
    });
  }
});

test('adds and removes free articles, gift cards and partner products', async () => {
  const { put } = setUp();
  const [offer] = freeArticles;
  const [card] = giftCards;
  const [partner] = partnerProducts;
  if (!offer || !card || !partner) throw new Error('the shop lacks an offer');
  const { productId, tcm } = card;
  const { partnerProductId } = partner;
  await put({ setFreeArticle: { ...offer, remove: false } });
  await put({ setGiftCard: { productId, tcm, set: true } });
  const { body } = await put({ setPartnerProduct: { partnerProductId, set: true } });
  expect(body.cart).toMatchObject({
    numberOfArticles: 0,
    freeArticles: [{ ...offer, quantity: { quantity: 1 } }],
    giftCards: [{ article: { productId, tcm, quantity: { quantity: 1 } } }],
    partnerProducts: [{ partnerProductId, totalQuantity: 1 }],
  });
  await put({ setFreeArticle: { ...offer, remove: true } });
  await put({ setGiftCard: { productId, tcm, set: false } });
  const last = await put({ setPartnerProduct: { partnerProductId, set: false } });
  expect(last.body.cart).toMatchObject({ freeArticles: [], giftCards: [], partnerProducts: [] });
});

test('rejects a body that is not one of the five changes', async () => {
  const { put } = setUp();
  const bodies = [
    {},
    { setArticle: { ...beans, quantity: -1 } },
    { setArticle: { ...beans, quantity: 1.5 } },
    { setArticle: { ...beans, quantity: 1, colour: 'red' } },
    { setArticle: { ...beans, quantity: 1 }, deleteSubscription: { subscriptionId: 'x' } },
  ];
  for (const body of bodies) {
    expect(await put(body)).toMatchObject({ status: 400, body: { error: 'UNKNOWN' } });
  }
});

test('titles are in the language of the session’s site', async () => {
  const { shopper, set } = setUp();
  await set(beans, 1);
  const currentTitle = async () => (await (await shopper.get(CART)).json()).cart.articles[0].title;
  await shopper.get('/jsonflyoutnavigation?site=HU');
  expect(await currentTitle()).toBe('Aurora szemes kávé, 500 g');
  shopper.cookies.set('DemoSite', 'CH_FR');
  expect(await currentTitle()).toBe('Café Aurora en grains, 500 g');
});
