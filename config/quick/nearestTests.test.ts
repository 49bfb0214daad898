/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestTests } from './nearestTests.ts';

const tests = [
  'config/texts/readTexts.test.ts',
  'src/exposes/cart.test.ts',
  'src/features/cart/lazy/flyout.test.tsx',
  'src/features/cart/state.test.ts',
  'src/features/search/search.test.ts',
];
const committed = (...changed: string[]) => ({ changed, uncommitted: [] });

// HOST-115
test('the tests beside and below a changed file come first, then those of its neighbours', () => {
  expect(nearestTests(tests, committed('src/features/cart/cartSlice.ts'), 4)).toEqual([
    'src/features/cart/lazy/flyout.test.tsx',
    'src/features/cart/state.test.ts',
    'src/features/search/search.test.ts',
    'src/exposes/cart.test.ts',
  ]);
});

// HOST-115
test('a changed test comes before all others, wherever the other changes are', () => {
  const changed = committed('src/features/cart/cartSlice.ts', 'config/texts/readTexts.test.ts');
  expect(nearestTests(tests, changed, 1)).toEqual(['config/texts/readTexts.test.ts']);
});

// HOST-115
test('what is not committed counts before what is', () => {
  const cart = 'src/features/cart/cartSlice.ts';
  const search = 'src/features/search/query.ts';
  expect(nearestTests(tests, { changed: [cart, search], uncommitted: [search] }, 2)).toEqual([
    'src/features/search/search.test.ts',
    'src/features/cart/lazy/flyout.test.tsx',
  ]);
});

// HOST-115
test('the long simulation of the cart is left out unless it has changed itself', () => {
  const simulation = 'src/features/cart/simulation/firstHalf.test.ts';
  const run = (file: string) => nearestTests([simulation, ...tests], committed(file), 9);
  expect(run('src/features/cart/cartSlice.ts')).not.toContain(simulation);
  expect(run('src/features/cart/simulation/model.ts')).toContain(simulation);
});

// HOST-115
test('a change of texts concerns tests that show texts, which exist', () => {
  const run = nearestTests([], committed('locales/de-DE/messages.po'), 9);
  expect(run.length).toBeGreaterThan(1);
  expect(run.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([]);
  expect(nearestTests([], committed('docs/locales.md'), 9)).toEqual([]);
});
