/** @jest-environment ./config/jest/ordinaryGlobal.ts */
import { silenceReports } from './silenceReports.ts';
import { findCounterexample } from './simulate.ts';

silenceReports();

// The other half of the scenarios, in a file of its own, so that two cores share them. At the end of each, both tabs
// show what the shop has (CART-22).
test('the cart is right in random scenarios, second half', async () => {
  expect(await findCounterexample(2)).toBeNull();
}, 600_000);
