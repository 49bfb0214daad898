/** @jest-environment node */
import { mutants } from '../mutants/mutants.ts';
import { pageMutants } from '../mutants/pageMutants.ts';
import { windowMutants } from '../mutants/windowMutants.ts';
import { silenceReports } from '../silenceReports.ts';
import { findsMutant, SCENARIOS } from '../simulate.ts';

silenceReports();

/** With the default seed, each mutant fails within the scenarios of the other tests. Other seeds may need more. */
const RUNS = process.env['CART_SEED'] ? 20_000 : SCENARIOS;

test.each(Object.entries({ ...mutants, ...pageMutants, ...windowMutants }))(
  'the simulation finds a cart in which %s',
  async (_, mutant) => {
    expect(await findsMutant(mutant, RUNS)).toBe(true);
  },
  600_000,
);

test('the simulation finds no error in the unchanged cart', async () => {
  expect(await findsMutant({}, 100)).toBe(false);
});
