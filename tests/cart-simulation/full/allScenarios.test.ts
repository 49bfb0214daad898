/** @jest-environment node */
import { silenceReports } from '../silenceReports.ts';
import { findCounterexample, SCENARIOS } from '../simulate.ts';

silenceReports();

test('the cart satisfies its invariants in all random scenarios', async () => {
  expect(await findCounterexample(Number(process.env['CART_RUNS'] ?? SCENARIOS))).toBeNull();
}, 600_000);
