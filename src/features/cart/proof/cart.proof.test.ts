/** @jest-environment node */
import { keepQuiet } from './keepQuiet.ts';
import { proveCart } from './proveCart.ts';

keepQuiet();

test('the cart is never wrong', async () => {
  await proveCart(Number(process.env['CART_RUNS'] ?? 1000));
}, 600_000);
