/** @jest-environment node */
import { silenceReports } from './silenceReports.ts';
import { findCounterexample } from './simulate.ts';

silenceReports();

// The simulation's invariants check CART-08, CART-09, CART-05, CART-14, CART-19, CART-20, CART-21,
// CART-23, CART-35, CART-46, CART-49.
test('the cart satisfies its invariants in the first 300 random scenarios', async () => {
  expect(await findCounterexample(300)).toBeNull();
});
