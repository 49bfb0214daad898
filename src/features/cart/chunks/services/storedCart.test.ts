/** @jest-environment node */
import { readStoredCart } from './storedCart.ts';

const NOW = 100_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const cart = { numberOfArticles: 4, articles: [{ productId: 'A', tcm: '1', quantity: 4 }] };

function readLabelled(label: object) {
  const storage = {
    read: () => ({ ...cart, ...label }),
    write: () => true,
    remove: () => undefined,
  };
  const clock = { now: () => NOW, after: () => () => undefined };
  return readStoredCart({ storage, clock, visitorId: () => 'own' }, 'DE');
}

// CART-05
test('reads a recent cart of the same visitor from storage', () => {
  expect(readLabelled({ owner: 'own', storedAt: NOW })).toMatchObject({ numberOfArticles: 4 });
});

// CART-82
test.each([
  ['of another visitor', { owner: 'x', storedAt: NOW }],
  ['without an owner', { storedAt: NOW }],
  ['without an age', { owner: 'own' }],
  ['of a future time', { owner: 'own', storedAt: NOW + DAY_MS }],
  ['of yesterday', { owner: 'own', storedAt: NOW - DAY_MS }],
])('does not use a stored cart %s', (_, label) => {
  expect(readLabelled(label)).toBeUndefined();
});
