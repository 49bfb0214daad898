/** @jest-environment node */
import type { CartEnvironment } from '../../cartEnvironment.ts';
import { takeHandedOff } from './handOff.ts';

const NOW = 100_000;
const change = { setArticle: { productId: 'A', tcm: '1', quantity: 3 } };
const left = { change, at: NOW };

/** The changes that a page restores from this stored value. */
function take(stored: unknown) {
  const tabStorage = { read: () => stored, remove: () => undefined };
  const environment = { tabStorage, clock: { now: () => NOW }, visitorId: () => 'own' };
  return takeHandedOff('DE', environment as unknown as CartEnvironment);
}
const handOff = (value: object) => ({ visitor: 'own', at: NOW, changes: [left], ...value });

// CART-21
test('restores the changes that the visitor’s previous page has handed over', () => {
  expect(take(handOff({}))).toEqual([left]);
});

// CART-21
test.each([
  ['a text', 'text'],
  ['null', null],
  ['an object without a list', handOff({ changes: left })],
  [
    'a list without changes',
    handOff({ changes: [null, 7, 'x', {}, { constructor: {} }, [left], { change }] }),
  ],
  [
    'an incomplete change',
    handOff({ changes: [{ ...left, change: { setArticle: { productId: 'A' } } }] }),
  ],
  [
    'two changes in one body',
    handOff({
      changes: [{ ...left, change: { ...change, deleteSubscription: { subscriptionId: 'S' } } }],
    }),
  ],
  ['a change without a time', handOff({ at: undefined })],
  ['a change of a future time', handOff({ at: NOW + 1 })],
  ['a change that is too old', handOff({ at: NOW - 15_000 })],
])('%s is not restored', (_, stored) => {
  expect(take(stored)).toEqual([]);
});

// CART-21, CART-81
test.each(['other', undefined])('does not restore a change of the visitor %s', (visitor) => {
  expect(take(handOff({ visitor }))).toEqual([]);
});
