/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { keepUnitsTogether } from './keepUnitsTogether.ts';

test('joins numbers with their units', () => {
  expect(keepUnitsTogether('Latte-Gläser, 2 Stück, je 300 ml')).toBe(
    'Latte-Gläser, 2\u00a0Stück, je 300\u00a0ml',
  );
  expect(keepUnitsTogether('Brett, 40 × 28 cm')).toBe('Brett, 40\u00a0×\u00a028\u00a0cm');
});
