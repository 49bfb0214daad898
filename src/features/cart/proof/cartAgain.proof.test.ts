/** @jest-environment node */
import { keepQuiet } from './keepQuiet.ts';
import { proveCart, runs } from './proveCart.ts';

keepQuiet();

// The other half of the runs, in a file of its own: two cores share them.
test('the cart is never wrong, whatever else happens', async () => {
  await expect(proveCart(runs / 2, 2)).resolves.toBeUndefined();
}, 600_000);
