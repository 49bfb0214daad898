/** @jest-environment node */
import type { LoggedChange } from '../cartState.ts';
import { createPendingOutcomes } from './pendingOutcomes.ts';

const KEY = JSON.stringify(['articles', 'A', '1']);
const logged = (id: number): LoggedChange => ({
  id,
  change: { setArticle: { productId: 'A', tcm: '1', quantity: id } },
  at: 0,
  merged: [],
  isSent: true,
});
const refused = { ok: false, code: 'CART_LIMIT', limit: 5 } as const;

// CART-49
test('the outcome of a change that settled early is returned later', () => {
  const outcomes = createPendingOutcomes();
  outcomes.settle(logged(1), refused, []);
  expect(outcomes.ofSettled(1, KEY)).toEqual(refused);
});

test('it is removed when a change with a caller settles', async () => {
  const outcomes = createPendingOutcomes();
  outcomes.settle(logged(1), refused, []);
  const later = outcomes.ofChange(2, KEY);
  outcomes.settle(logged(2), { ok: true }, []);
  expect(await later).toEqual({ ok: true });
  expect(outcomes.ofSettled(1, KEY)).toMatchObject({ ok: false, code: 'UNKNOWN' });
});
