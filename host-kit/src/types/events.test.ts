import { expect, test } from '@jest/globals';
import type { FasciaEvents } from '../plain.ts';

test('a listener on window gets the detail of an event with its type (HK-28)', () => {
  const counts: number[] = [];
  window.addEventListener('fascia:cart-changed', ({ detail }) => counts.push(detail.count));
  // @ts-expect-error The detail has no such field.
  window.addEventListener('fascia:cart-changed', ({ detail }) => detail.quantity);
  const detail: FasciaEvents['fascia:cart-changed'] = { count: 3 };
  window.dispatchEvent(new CustomEvent('fascia:cart-changed', { detail }));
  expect(counts).toEqual([3]);
});
