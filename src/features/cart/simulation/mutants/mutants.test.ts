/** @jest-environment node */
import { mutants } from './mutants.ts';
import { pageMutants } from './pageMutants.ts';
import { windowMutants } from './windowMutants.ts';
import { silenceReports } from '../silenceReports.ts';
import { runsToFind } from '../simulate.ts';

silenceReports();

test.each(Object.entries({ ...mutants, ...pageMutants, ...windowMutants }))(
  'the simulation finds a cart in which %s',
  async (_, mutant) => {
    expect(await runsToFind(mutant, 20_000)).not.toBeNull();
  },
  240_000,
);

test('the simulation finds no error in the right cart', async () => {
  expect(await runsToFind({}, 100)).toBeNull();
});
