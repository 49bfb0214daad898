/** @jest-environment node */
import { keepQuiet } from './keepQuiet.ts';
import { prove } from './proveCart.ts';
import type { Step } from './steps.ts';

keepQuiet();

/** Runs that once went wrong. A change of the steps' weights makes others of them. */
test.each<[string, Step[]]>([
  [
    'a change that the browser sent twice while nothing was known',
    [
      [60, 0, 21],
      [60, 0, 0],
      [104, 0, 0],
      [104, 0, 0],
      [82, 0, 0],
      [43, 0, 0],
      [0, 0, 0],
      [57, 0, 0],
      [32, 0, 0],
    ],
  ],
])('the other tab hears of %s', async (_, steps) => {
  await expect(prove(steps)).resolves.toBeUndefined();
});
