import fc from 'fast-check';
import { badgeText, emptyCart, canCheckOut, type Cart, type CartArticle } from './cart.ts';
import { satisfies, applyChange, keyOf, type CartChange } from './cartChange.ts';
import { inverseOf, removedEntry } from './deletedEntries.ts';

const name = fc.constantFrom('A', 'B', 'C', 'D');
const article = (productId: string, quantity: number): CartArticle => ({
  productId,
  tcm: `t${productId}`,
  campaignId: `c${productId}`,
  title: `Title ${productId}`,
  quantity,
});
const names = fc.uniqueArray(name);
const cart: fc.Arbitrary<Cart> = fc
  .record({
    all: fc.array(names, { minLength: 5, maxLength: 5 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(
    ({
      all: [articles = [], free = [], cards = [], partners = [], subscriptions = []],
      quantity,
    }) => ({
      ...emptyCart,
      numberOfArticles: articles.length * quantity,
      articles: articles.map((one) => article(one, quantity)),
      freeArticles: free.map((one) => article(one, 1)),
      giftCards: cards.map((one) => ({ article: article(one, 1) })),
      partnerProducts: partners.map((one) => ({ partnerProductId: one, totalQuantity: 1 })),
      subscriptions: subscriptions.map((one) => ({ subscriptionConfigurationId: one })),
    }),
  );
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc
    .tuple(name, fc.nat(9))
    .map(([productId, quantity]) => ({
      setArticle: { productId, tcm: `t${productId}`, quantity },
    })),
  fc
    .tuple(name, fc.boolean())
    .map(([productId, remove]) => ({
      setFreeArticle: { productId, campaignId: `c${productId}`, remove },
    })),
  fc
    .tuple(name, fc.boolean())
    .map(([productId, set]) => ({ setGiftCard: { productId, tcm: `t${productId}`, set } })),
  fc
    .tuple(name, fc.boolean())
    .map(([partnerProductId, set]) => ({ setPartnerProduct: { partnerProductId, set } })),
  name.map((subscriptionId) => ({ deleteSubscription: { subscriptionId } })),
);

const entriesOf = (held: Cart) =>
  Object.values(held).reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);

test('a changed cart agrees with its change, and is made again by it', () => {
  fc.assert(
    fc.property(cart, change, (before, wanted) => {
      const after = applyChange(before, wanted);
      expect(satisfies(after, wanted)).toBe(true);
      expect(applyChange(after, wanted)).toEqual(after);
    }),
  );
});

test('a change leaves the cart alone that it was made of, and all other entries', () => {
  fc.assert(
    fc.property(cart, change, (before, wanted) => {
      const copy = structuredClone(before);
      const after = applyChange(before, wanted);
      expect(before).toEqual(copy);
      expect(Math.abs(entriesOf(after) - entriesOf(before))).toBeLessThanOrEqual(1);
    }),
  );
});

test('a removal that is undone leaves the cart as it was, with every entry in its place', () => {
  fc.assert(
    fc.property(cart, change, (before, wanted) => {
      const left = removedEntry(before, wanted);
      const removed = applyChange(before, wanted);
      const restored = left ? applyChange(removed, left.inverse, left) : before;
      expect(restored).toEqual(before);
      expect(left === undefined || entriesOf(removed) === entriesOf(before) - 1).toBe(true);
    }),
  );
});

test('the opposite of a change makes its entry as it was', () => {
  fc.assert(
    fc.property(cart, change, (before, wanted) => {
      const inverse = inverseOf(before, wanted);
      const hasNone = 'setPartnerProduct' in wanted || 'deleteSubscription' in wanted;
      expect(inverse ? satisfies(before, inverse) : hasNone).toBe(true);
    }),
  );
});

test('only articles, gift cards and free articles leave something behind', () => {
  const held = { ...emptyCart, partnerProducts: [{ partnerProductId: 'P', totalQuantity: 1 }] };
  const removal = { setPartnerProduct: { partnerProductId: 'P', set: false } };
  expect(removedEntry(held, removal)).toBeUndefined();
  expect(applyChange(held, removal).partnerProducts).toEqual([]);
});

test('two entries never have one key', () => {
  const one = keyOf({ setArticle: { productId: 'a', tcm: 'b","c', quantity: 1 } });
  const other = keyOf({ setArticle: { productId: 'a","b', tcm: 'c', quantity: 1 } });
  expect(one).not.toBe(other);
});

test('a removal takes a defective entry out too', () => {
  const held = { ...emptyCart, defectiveArticles: [article('A', 2)] };
  const removal = { setArticle: { productId: 'A', tcm: 'tA', quantity: 0 } };
  expect(applyChange(held, removal)).toEqual(emptyCart);
  expect(removedEntry(held, removal)?.list).toBe('defectiveArticles');
});

test.each([
  ['nothing', emptyCart, false],
  ['an article', { ...emptyCart, numberOfArticles: 1 }, true],
  [
    'a partner’s product alone',
    { ...emptyCart, partnerProducts: [{ partnerProductId: 'P', totalQuantity: 1 }] },
    true,
  ],
  [
    'a defective subscription',
    {
      ...emptyCart,
      numberOfArticles: 1,
      defectiveSubscriptions: [{ subscriptionConfigurationId: 'S' }],
    },
    false,
  ],
  [
    'a sold-out article',
    {
      ...emptyCart,
      numberOfArticles: 1,
      articles: [{ ...article('A', 1), availability: 'SOLDOUT' }],
    },
    false,
  ],
  [
    'a free article that is not available',
    {
      ...emptyCart,
      numberOfArticles: 1,
      freeArticles: [{ ...article('A', 1), availability: 'NOT_AVAILABLE' }],
    },
    false,
  ],
  [
    'an article of another availability',
    { ...emptyCart, numberOfArticles: 1, articles: [{ ...article('A', 1), availability: 'SOON' }] },
    true,
  ],
])('a cart with %s may go to checkout, or not', (_, held, expected) => {
  expect(canCheckOut(held)).toBe(expected);
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of %d says «%s»', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
