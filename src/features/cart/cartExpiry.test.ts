/** @jest-environment node */
import { createExpiryTimer } from './cartExpiry.ts';
import { initialCartState } from './cartState.ts';
import type { DeletedEntry } from './deletedEntries.ts';

// CART-23
test('expires an undo after at most 10 s if the clock was set back', () => {
  let now = 100_000_000;
  const delays: number[] = [];
  const after = (ms: number) => {
    delays.push(ms);
    return () => undefined;
  };
  const timer = createExpiryTimer({ now: () => now, after }, () => undefined);
  const deleted = [{ id: 'A', undoUntil: now + 4000 } as DeletedEntry];
  timer.follow({ ...initialCartState, deleted });
  now -= 3_600_000;
  timer.restart(); // As after a restore from the back/forward cache.
  expect(delays).toEqual([4000, 10_000]);
});
