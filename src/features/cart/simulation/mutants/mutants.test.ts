/** @jest-environment ./config/jest/ordinaryGlobal.ts */
import { mutants } from './mutants.ts';
import { pageMutants } from './pageMutants.ts';
import { windowMutants } from './windowMutants.ts';
import { silenceReports } from '../silenceReports.ts';
import { findsMutant, SCENARIOS } from '../simulate.ts';

silenceReports();

/**
 * Where the search begins for what few scenarios show: shortly before the first that does. Once the scenarios are others,
 * these numbers only make it longer; `CART_SEED` chooses others too.
 */
const FIRST_SCENARIO: Record<string, number> = {
  'a page that comes back opens checkout before the cart is read': 5_230,
  'a change that another window has sent counts as answered': 2_820,
  'a new error expires with the one before': 1_560,
  'a page whose code failed to load never loads it again': 960,
  'changes that were handed off long ago are restored': 710,
  'a stored cart opens checkout before it is read': 630,
  'what another window has sent since counts as known': 480,
  'the other tab is not notified that the cart can be read again': 440,
  'what another window has made the last unit cannot be undone': 370,
};

/** With the seed of the other tests a mutant is found among the scenarios that they try; another seed may take more. */
const LAST_SCENARIO = process.env['CART_SEED'] ? 20_000 : SCENARIOS;

const all = Object.entries({ ...mutants, ...pageMutants, ...windowMutants });

test('the search begins later for mutants that exist', () => {
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(FIRST_SCENARIO)));
});

test.each(all)(
  'the simulation finds a cart in which %s',
  async (name, mutant) => {
    const first = FIRST_SCENARIO[name] ?? 0;
    expect(await findsMutant(mutant, LAST_SCENARIO - first, first)).toBe(true);
  },
  240_000,
);

test('the simulation finds no error in the right cart', async () => {
  expect(await findsMutant({}, 100)).toBe(false);
});
