/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { ownRem } from './ownRemLoader.ts';

// UI-17
test('converts lengths in rem to multiples of the modules’ own rem', () => {
  expect(ownRem('a { width: 1.5rem; margin: -0.5rem .25rem 0 1rem }')).toBe(
    'a { width: calc(1.5 * var(--fascia-rem)); margin: calc(-0.5 * var(--fascia-rem)) calc(.25 * var(--fascia-rem)) 0 var(--fascia-rem) }',
  );
  expect(ownRem('a { width: calc(100vw - 2rem) }')).toBe(
    'a { width: calc(100vw - calc(2 * var(--fascia-rem))) }',
  );
});

test.each([
  '/* 2rem */',
  'a::before { content: "1rem" }',
  '@media (min-width: 40rem) { a { color: red } }',
  '.x1rem { color: red }',
  '.fascia-root { --fascia-rem: calc(1em + 0 * 1rem); }',
  'a { width: 12px; transform: rotate(2deg) }',
])('does not change %s', (css) => {
  expect(ownRem(css)).toBe(css);
});
