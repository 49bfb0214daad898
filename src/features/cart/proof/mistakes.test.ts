/** @jest-environment node */
import { mistakes } from './mistakes.ts';
import { refute } from './proveCart.ts';
import { keepQuiet } from './keepQuiet.ts';

keepQuiet();

test.each(Object.entries(mistakes))(
  'a cart is found out in which %s',
  async (_, mistake) => {
    expect(await refute(mistake, 5000)).not.toBeNull();
  },
  60_000,
);

test('a cart without a mistake passes', async () => {
  expect(await refute({}, 100)).toBeNull();
});
