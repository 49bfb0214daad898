import { expect, test } from '@jest/globals';
import type { FasciaEvents } from '../plain.ts';

test('the details of events are typed for listeners on window (HK-28)', () => {
  const counts: number[] = [];
  window.addEventListener('fascia:cart-changed', ({ detail }) => counts.push(detail.count));
  // @ts-expect-error The field does not exist.
  window.addEventListener('fascia:cart-changed', ({ detail }) => detail.quantity);
  const detail: FasciaEvents['fascia:cart-changed'] = { count: 3 };
  window.dispatchEvent(new CustomEvent('fascia:cart-changed', { detail }));
  expect(counts).toEqual([3]);
});
