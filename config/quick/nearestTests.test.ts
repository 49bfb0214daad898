import { expect, test } from '@jest/globals';
import { nearestTests } from './nearestTests.ts';

const tests = [
  'config/texts/readTexts.test.ts',
  'src/exposes/cart.test.ts',
  'src/features/cart/lazy/flyout.test.tsx',
  'src/features/cart/state.test.ts',
  'src/features/search/search.test.ts',
];

// HOST-115
test('the tests beside and below a changed file come first, then those of its neighbours', () => {
  expect(nearestTests(tests, ['src/features/cart/cartSlice.ts'], 4)).toEqual([
    'src/features/cart/lazy/flyout.test.tsx',
    'src/features/cart/state.test.ts',
    'src/features/search/search.test.ts',
    'src/exposes/cart.test.ts',
  ]);
});

// HOST-115
test('a changed test comes before all others, wherever the other changes are', () => {
  const changed = ['src/features/cart/cartSlice.ts', 'config/texts/readTexts.test.ts'];
  expect(nearestTests(tests, changed, 1)).toEqual(['config/texts/readTexts.test.ts']);
});
