/** @jest-environment node */
import fc from 'fast-check';
import { badgeText, emptyCart, type Cart, type CartArticle } from './cart.ts';
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

const entriesOf = (given: Cart) =>
  Object.values(given).reduce((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);

test('applying a change twice has the same effect as applying it once', () => {
  fc.assert(
    fc.property(cart, change, (before, requested) => {
      const after = applyChange(before, requested);
      expect(satisfies(after, requested)).toBe(true);
      expect(applyChange(after, requested)).toEqual(after);
    }),
  );
});

test('modifies neither the given cart nor other entries', () => {
  fc.assert(
    fc.property(cart, change, (before, requested) => {
      const copy = structuredClone(before);
      const after = applyChange(before, requested);
      expect(before).toEqual(copy);
      expect(Math.abs(entriesOf(after) - entriesOf(before))).toBeLessThanOrEqual(1);
    }),
  );
});

test('restores a removed entry at its former position (CART-24)', () => {
  fc.assert(
    fc.property(cart, change, (before, requested) => {
      const removed = removedEntry(before, requested);
      const after = applyChange(before, requested);
      const restored = removed ? applyChange(after, removed.inverse, removed) : before;
      expect(restored).toEqual(before);
      expect(removed === undefined || entriesOf(after) === entriesOf(before) - 1).toBe(true);
    }),
  );
});

test('restores an entry with the inverse of a change (CART-24)', () => {
  fc.assert(
    fc.property(cart, change, (before, requested) => {
      const inverse = inverseOf(before, requested);
      const hasNone = 'setPartnerProduct' in requested || 'deleteSubscription' in requested;
      expect(inverse ? satisfies(before, inverse) : hasNone).toBe(true);
    }),
  );
});

test('cannot restore a removed partner product (CART-02, CART-23, CART-26)', () => {
  const given = { ...emptyCart, partnerProducts: [{ partnerProductId: 'P', totalQuantity: 1 }] };
  const removal = { setPartnerProduct: { partnerProductId: 'P', set: false } };
  expect(removedEntry(given, removal)).toBeUndefined();
  expect(applyChange(given, removal).partnerProducts).toEqual([]);
});

test('gives different entries different keys', () => {
  const one = keyOf({ setArticle: { productId: 'a', tcm: 'b","c', quantity: 1 } });
  const other = keyOf({ setArticle: { productId: 'a","b', tcm: 'c', quantity: 1 } });
  expect(one).not.toBe(other);
});

test('can also remove a defective entry', () => {
  const given = { ...emptyCart, defectiveArticles: [article('A', 2)] };
  const removal = { setArticle: { productId: 'A', tcm: 'tA', quantity: 0 } };
  expect(applyChange(given, removal)).toEqual(emptyCart);
  expect(removedEntry(given, removal)?.list).toBe('defectiveArticles');
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('formats the badge of a cart with %d units as "%s" (CART-40)', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
