/** @jest-environment node */
import { changesOf, differences, withChanges } from './stateChanges.ts';

const before = { cart: { site: null, log: [1] }, promotions: { top: { data: 'A' } } };
const after = { cart: { site: 'DE', log: [1, 2] }, promotions: {}, search: { box: null } };

test('changes are what differs, and lead from one state to the other', () => {
  const changes = changesOf(before, after);
  expect(changes).toEqual({
    cart: { site: 'DE', log: [1, 2] },
    promotions: { top: '(gone)' },
    search: { box: null },
  });
  expect(differences(withChanges(before, changes), after)).toEqual([]);
  expect(changesOf(after, after)).toEqual({});
});

test('differences name each field, and allow more fields', () => {
  const recorded = withChanges(before, changesOf(before, after));
  expect(
    differences(recorded, {
      cart: { at: 'DE', log: [1] },
      promotions: { top: { data: undefined } },
      search: { box: NaN },
    }),
  ).toEqual([
    'state.cart.site is missing',
    'state.cart.log was [1,2], is [1]',
    'state.promotions.top was "(gone)", is {}',
    'state.search.box was null, is NaN',
  ]);
  const more = { ...after, cart: { ...after.cart, isNew: true }, visits: {} };
  expect(differences(recorded, more)).toEqual([]);
});
