import fc from 'fast-check';
import { formatScenario, scenario, type Scenario } from './commands/commands.ts';
import type { Mutant } from './fakes/fakePage.ts';
import { checkInvariants } from './invariants.ts';
import { basketOf, lineOf } from './oracle.ts';
import { STORAGE_KEY } from './fakes/fakeStorage.ts';
import { Simulation } from './simulation.ts';
import { cartOf, flush } from './tab.ts';

const MAX_ROUNDS = 200;

/** Completes everything that is pending, without further failures. */
async function settle(simulation: Simulation): Promise<void> {
  const { network, messages, storage, code, locks } = simulation.browser;
  storage.isBroken = false;
  code.isSlow = false;
  locks.isHung = false;
  locks.grant();
  network.isDown = false;
  for (const tab of simulation.tabs) simulation.restore(tab);
  while (code.waiting().length > 0) simulation.settleCode(true);
  await flush();
  const [first] = simulation.tabs;
  const willPost = first !== undefined && cartOf(first).readError !== null;
  for (const tab of simulation.tabs) {
    const isFollowing = tab.model.isStarted && !tab.page.isHidden;
    tab.page.isHidden = false;
    // The first tab that can read the cart again notifies the other one.
    const isNotified = willPost && isFollowing && !simulation.isUsedElsewhere;
    if (tab === first || !isNotified) simulation.look(tab);
  }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await flush();
    checkInvariants(simulation);
    const [call] = network.calls;
    if (call) network.answer(call);
    else if (messages.length > 0) messages.shift()?.();
    else break;
  }
  for (const tab of simulation.tabs) {
    for (const { id, undoUntil } of cartOf(tab).deleted) {
      if (undoUntil === null) simulation.hover(tab, id, false);
    }
  }
  await simulation.clock.advance(20_000, flush);
}

/** Checks that all tabs have the shop's state and nothing is pending. */
function checkEnd({ browser, clock, tabs }: Simulation): void {
  const { network, storage, open } = browser;
  const inShop = lineOf(network.basket);
  const stored = lineOf(basketOf(JSON.parse(storage.items.get(STORAGE_KEY) ?? '{}')));
  if (network.calls.length > 0) throw new Error('requests are still pending');
  if (stored !== inShop) throw new Error(`storage contains ${stored}, the shop ${inShop}`);
  tabs.forEach((tab, index) => {
    const name = `tab ${index + 1}`;
    const { confirmed, log, deleted, isOutcomeUnknown, changeError } = cartOf(tab);
    const shown = lineOf(basketOf(confirmed));
    if (log.length > 0) throw new Error(`${name}: ${log.length} changes are still pending`);
    if (shown !== inShop) throw new Error(`${name}: displays ${shown}, the shop has ${inShop}`);
    if (deleted.length > 0 || isOutcomeUnknown || changeError)
      throw new Error(`${name}: leftovers`);
    for (const [id, { watched }] of tab.promised) {
      if (watched.settled !== 1) throw new Error(`${name}: promise ${id} has not settled`);
    }
  });
  if (browser.locks.count() > 0) throw new Error('a lock was not released');
  if (clock.timerCount() > 0) throw new Error('a timer was not cleared');
  for (const { page } of tabs) page.emit('onHide');
  if (open.size > 0) throw new Error('a channel was not closed');
}

/** Runs a scenario to its end. @throws {Error} If an invariant is violated. */
export async function simulate(one: Scenario, mutant?: Mutant): Promise<void> {
  const { commands } = one;
  const simulation = new Simulation(mutant, one);
  await flush();
  checkInvariants(simulation);
  await fc.asyncModelRun(() => ({ model: simulation, real: simulation }), commands);
  await settle(simulation);
  checkInvariants(simulation);
  checkEnd(simulation);
}

/** Number of random scenarios. Each mutant fails in at least one of them. */
export const SCENARIOS = 6_000;
/** The same seed creates the same scenarios. */
const SEED = Number(process.env['CART_SEED'] ?? 1);

/**
 * Simulates random scenarios.
 *
 * @returns The shortest failing scenario and its error, such as `SetArticle(A,3) · Answer(0) · CutLine(0): Error: …`,
 *   or `null` if all scenarios pass.
 */
export async function findCounterexample(runs: number): Promise<string | null> {
  const property = fc.asyncProperty(scenario, (one) => simulate(one));
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    seed: SEED,
  });
  if (!failed) return null;
  return `${counterexample ? formatScenario(counterexample[0]) : ''}: ${String(errorInstance)}`;
}

/** Whether a mutant fails in one of the first `runs` random scenarios. */
export async function findsMutant(mutant: Mutant, runs: number): Promise<boolean> {
  const property = fc.asyncProperty(scenario, (one) => simulate(one, mutant));
  const { failed } = await fc.check(property, { numRuns: runs, seed: SEED, endOnFailure: true });
  return failed;
}
