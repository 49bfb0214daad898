/** @jest-environment node */
import { ShapeError } from '../../../../foundation/http/errors.ts';
import { getCart } from './cartApi.ts';
import { canCheckOut, emptyCart, isDefective, type Cart } from '../../cart.ts';

const cup = { productId: 'A', tcm: '1', title: 'Becher', quantity: 1, availability: 'AVAILABLE' };
const partner = { partnerProductId: 'P', totalQuantity: 1 };
const subscription = { subscriptionConfigurationId: 'S' };

/** The parsed cart of a response. */
const read = async (cart: object) =>
  (await getCart(async () => ({ status: 200, body: { cart } }), false)).value ?? emptyCart;

/** A cart with one cup, which may go to checkout, and the given fields. */
const readWith = (others: object): Promise<Cart> =>
  read({ numberOfArticles: 1, articles: [cup], ...others });

test.each([
  ['defectiveArticles', cup],
  ['defectiveGiftCards', { article: cup }],
  ['defectivePartnerProducts', partner],
  ['defectiveSubscriptions', subscription],
] as const)('prevents checkout if there is an entry in %s (CART-27)', async (list, entry) => {
  expect(canCheckOut(await readWith({ [list]: [] }))).toBe(true);
  expect(canCheckOut(await readWith({ [list]: null }))).toBe(true);
  expect(canCheckOut(await readWith({ [list]: [entry] }))).toBe(false);
});

test.each([
  ['articles', 'SOLDOUT'],
  ['articles', 'NOT_AVAILABLE'],
  ['articles', ' SOLDOUT '],
  ['freeArticles', 'SOLDOUT'],
  ['freeArticles', 'NOT_AVAILABLE'],
] as const)('prevents checkout if an entry in %s is %s (CART-27)', async (list, availability) => {
  expect(canCheckOut(await readWith({ [list]: [cup, { ...cup, availability: 'SOON' }] }))).toBe(
    true,
  );
  expect(canCheckOut(await readWith({ [list]: [cup, { ...cup, availability }] }))).toBe(false);
});

const { quantity: _, ...withoutQuantity } = cup;
const sold = { ...cup, availability: 'SOLDOUT' };

// One entry for each kind of fault. The property test in `cartCheckout.test.ts` varies all fields.
test.each([
  ['a defective article without a quantity', { defectiveArticles: [withoutQuantity] }],
  ['a list of null', { defectiveArticles: [null] }],
  ['defective articles as an object', { defectiveArticles: { A: cup } }],
  ['an availability that is an object', { articles: [{ ...cup, availability: {} }] }],
  ['an availability that is empty', { articles: [{ ...cup, availability: '' }] }],
  ['a quantity as a text', { articles: [{ ...cup, quantity: '1' }] }],
  ['a sold-out free article without an id', { freeArticles: [{ ...sold, productId: undefined }] }],
  ['a gift card without an article', { giftCards: [{}] }],
  ['a partner product without a quantity', { partnerProducts: [{ partnerProductId: 'P' }] }],
])('treats %s as an obstacle that prevents checkout (CART-54)', async (_name, others) => {
  const cart = await readWith(others);
  expect(canCheckOut(cart)).toBe(false);
  expect(isDefective(cart) || cart.freeArticles[0]?.availability === 'NOT_AVAILABLE').toBe(true);
});

test('treats an article with an unreadable quantity as defective (CART-54)', async () => {
  const cart = await readWith({ articles: [cup, { ...cup, productId: 'B', quantity: 'two' }] });
  expect(cart.articles.map(({ productId }) => productId)).toEqual(['A']);
  expect(cart.defectiveArticles).toMatchObject([{ productId: 'B', tcm: '1', title: 'Becher' }]);
  expect(cart).not.toHaveProperty('hasUnreadableEntries');
});

test('keeps an unreadable quantity unknown in storage (CART-74)', async () => {
  const cart = await readWith({
    articles: [{ ...cup, quantity: '5' }],
    defectiveArticles: [{ ...cup, productId: 'B' }, withoutQuantity],
  });
  const stored = await read(JSON.parse(JSON.stringify(cart)));
  for (const { defectiveArticles } of [cart, stored]) {
    const marks = defectiveArticles.map(({ hasUnknownQuantity }) => hasUnknownQuantity);
    expect(marks).toEqual([undefined, true, true]);
  }
});

test('keeps an unreadable entry as an obstacle in storage (CART-05, CART-54)', async () => {
  const cart = await readWith({ defectiveGiftCards: ['?'] });
  expect(cart.defectiveGiftCards).toEqual([]);
  expect(canCheckOut(await read(JSON.parse(JSON.stringify(cart))))).toBe(false);
});

test('replaces a missing numberOfArticles with the sum of the quantities (CART-57)', async () => {
  const articles = [cup, { ...cup, productId: 'B', quantity: { quantity: 3 } }];
  expect((await read({ articles })).numberOfArticles).toBe(4);
  expect((await read({ articles, numberOfArticles: null })).numberOfArticles).toBe(4);
  expect((await read({ partnerProducts: [partner] })).numberOfArticles).toBe(0);
});

test.each([
  ['a text', { numberOfArticles: '3', articles: [cup] }],
  ['negative', { numberOfArticles: -1, articles: [cup] }],
])('rejects a cart whose numberOfArticles is %s (CART-57)', async (_name, cart) => {
  await expect(read(cart)).rejects.toThrow(ShapeError);
});

test('rejects an object that has none of the cart’s fields (CART-57)', async () => {
  await expect(read({})).rejects.toThrow(ShapeError);
  await expect(read({ articles: null })).rejects.toThrow(ShapeError);
  await expect(read([])).rejects.toThrow(ShapeError);
});

test('ignores an empty campaign of a free article (CART-02)', async () => {
  const body = { cart: { numberOfArticles: 0, freeArticles: [{ ...cup, campaignId: '' }] } };
  const { value, leftOut } = await getCart(async () => ({ status: 200, body }), false);
  expect(value?.freeArticles[0]).not.toHaveProperty('campaignId');
  expect(leftOut).toEqual([]);
});
