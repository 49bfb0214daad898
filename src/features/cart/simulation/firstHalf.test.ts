/** @jest-environment ./config/jest/ordinaryGlobal.ts */
import { silenceReports } from './silenceReports.ts';
import { findCounterexample } from './simulate.ts';

silenceReports();

// The simulation's invariants check CART-08, CART-09, CART-11, CART-12, CART-15, CART-16, CART-19, CART-20, CART-21,
// CART-23, CART-35, CART-46, CART-49.
test('the cart is right in random scenarios, first half', async () => {
  expect(await findCounterexample(1)).toBeNull();
}, 600_000);
