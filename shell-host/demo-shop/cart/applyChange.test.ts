/** @jest-environment node */
import * as fc from 'fast-check';
import { products } from '../catalogue/catalogue.ts';
import { applyChange } from './applyChange.ts';
import type { CartChange } from './cartChange.ts';
import { emptyCart } from './cartRecord.ts';
import type { CartRecord } from './cartRecord.ts';
import { freeArticles, giftCards, partnerProducts } from './offers.ts';
import { CART_LIMIT, articleCount } from './setArticle.ts';

const article = fc.record({
  product: fc.constantFrom(...products.slice(0, 6), ...products.filter(({ stock }) => stock === 0)),
  quantity: fc.integer({ min: 0, max: 25 }),
});
const change = fc.oneof(
  article.map(({ product, quantity }): CartChange => ({
    setArticle: { productId: product.id, tcm: product.tcm, quantity },
  })),
  fc
    .record({ offer: fc.constantFrom(...freeArticles), remove: fc.boolean() })
    .map(({ offer, remove }): CartChange => ({ setFreeArticle: { ...offer, remove } })),
  fc
    .record({ card: fc.constantFrom(...giftCards), set: fc.boolean() })
    .map(({ card: { productId, tcm }, set }): CartChange => ({
      setGiftCard: { productId, tcm, set },
    })),
  fc
    .record({ partner: fc.constantFrom(...partnerProducts), set: fc.boolean() })
    .map(({ partner: { partnerProductId }, set }): CartChange => ({
      setPartnerProduct: { partnerProductId, set },
    })),
);
const changes = fc.array(change, { maxLength: 40 });

function cartAfter(sequence: CartChange[]): CartRecord {
  return sequence.reduce((cart, next) => applyChange(cart, next).cart, emptyCart);
}

test('no sequence of changes breaks a limit', () => {
  fc.assert(
    fc.property(changes, (sequence) => {
      const cart = cartAfter(sequence);
      expect(articleCount(cart)).toBeLessThanOrEqual(CART_LIMIT);
      for (const line of cart.articles) {
        const product = products.find(({ id }) => id === line.productId);
        expect(line.quantity).toBeGreaterThan(0);
        expect(line.quantity).toBeLessThanOrEqual(product?.stock ?? 0);
        expect(line.quantity).toBeLessThanOrEqual(product?.itemLimit ?? 0);
      }
    }),
  );
});

test('repeating a change makes no difference', () => {
  fc.assert(
    fc.property(changes, change, (sequence, last) => {
      const { cart } = applyChange(cartAfter(sequence), last);
      expect(applyChange(cart, last).cart).toEqual(cart);
    }),
  );
});

test('only an outcome with status 200 changes the cart', () => {
  fc.assert(
    fc.property(changes, change, (sequence, last) => {
      const cart = cartAfter(sequence);
      const outcome = applyChange(cart, last);
      expect(outcome.status === 200 || outcome.cart === cart).toBe(true);
    }),
  );
});

test('the opposite change undoes a removal', () => {
  fc.assert(
    fc.property(changes, (sequence) => {
      const cart = cartAfter(sequence);
      for (const line of cart.articles) {
        const without = applyChange(cart, { setArticle: { ...line, quantity: 0 } }).cart;
        expect(without.articles).toHaveLength(cart.articles.length - 1);
        const restored = applyChange(without, { setArticle: line }).cart;
        expect(new Set(restored.articles)).toEqual(new Set(cart.articles));
      }
      for (const line of cart.giftCards) {
        const without = applyChange(cart, { setGiftCard: { ...line, set: false } }).cart;
        expect(without.giftCards).not.toContainEqual(line);
        const restored = applyChange(without, { setGiftCard: { ...line, set: true } }).cart;
        expect(new Set(restored.giftCards)).toEqual(new Set(cart.giftCards));
      }
      for (const line of cart.freeArticles) {
        const without = applyChange(cart, { setFreeArticle: { ...line, remove: true } }).cart;
        expect(without.freeArticles).not.toContainEqual(line);
        const restored = applyChange(without, { setFreeArticle: { ...line, remove: false } }).cart;
        expect(new Set(restored.freeArticles)).toEqual(new Set(cart.freeArticles));
      }
    }),
  );
});

test('an article that has sold out cannot be put back', () => {
  const soldOut = products.find(({ stock }) => stock === 0);
  if (!soldOut) throw new Error('no product is sold out');
  const line = { productId: soldOut.id, tcm: soldOut.tcm, quantity: 1 };
  const cart = { ...emptyCart, articles: [line] };
  const without = applyChange(cart, { setArticle: { ...line, quantity: 0 } }).cart;
  expect(without.articles).toEqual([]);
  expect(applyChange(without, { setArticle: line })).toMatchObject({ status: 409, limit: 0 });
});
