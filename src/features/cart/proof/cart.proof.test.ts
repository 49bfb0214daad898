/** @jest-environment node */
import { keepQuiet } from './keepQuiet.ts';
import { proveCart, runs } from './proveCart.ts';

keepQuiet();

test('the cart is never wrong, whatever happens in whatever order', async () => {
  await expect(proveCart(runs / 2, 1)).resolves.toBeUndefined();
}, 600_000);
