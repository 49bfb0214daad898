import fc from 'fast-check';
import type { Mistake } from './fakeTab.ts';
import { basketOf, lineOf } from './formulas.ts';
import { checkAll } from './check.ts';
import { Run, STORAGE_KEY } from './run.ts';
import { cartOf, turn } from './tab.ts';
import { KINDS, make, type Step } from './steps.ts';

const ROUNDS = 200;

/** Runs in all. `CART_RUNS=2000` is for a quick look, as while files are watched. */
export const runs = Number(process.env['CART_RUNS'] ?? 20_000);

/** Everything that is under way comes to its end, and all goes well from now on. */
async function settle(run: Run): Promise<void> {
  const { network, messages, storage, code } = run.browser;
  storage.isBroken = false;
  code.isSlow = false;
  network.isDown = false;
  for (const tab of run.tabs) run.return(tab);
  while (code.waiting().length > 0) run.codeComes(true);
  await turn();
  const [first] = run.tabs;
  const willTell = first !== undefined && cartOf(first).readError !== null;
  for (const tab of run.tabs) {
    const isSeen = tab.expected.isThere && !tab.page.isHidden;
    tab.page.isHidden = false;
    // The first that can read the cart again tells the others.
    if (tab === first || !willTell || !isSeen) run.look(tab);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await turn();
    checkAll(run);
    const [call] = network.calls;
    if (call) network.answer(call);
    else if (messages.length > 0) messages.shift()?.();
    else break;
  }
  for (const tab of run.tabs) {
    for (const { id, until } of cartOf(tab).deleted) if (until === null) run.hover(tab, id, false);
  }
  await run.clock.advance(20_000, turn);
}

function checkEnd(run: Run): void {
  const { network, storage, open } = run.browser;
  const said = lineOf(network.basket);
  const kept = lineOf(basketOf(JSON.parse(storage.kept.get(STORAGE_KEY) ?? '{}')));
  if (network.calls.length > 0) throw new Error('requests without end');
  if (kept !== said) throw new Error(`storage keeps ${kept}, the shop ${said}`);
  run.tabs.forEach((tab, index) => {
    const { confirmed, log, deleted, unsure, changeError } = cartOf(tab);
    const shown = lineOf(basketOf(confirmed));
    if (log.length > 0) throw new Error(`tab ${index}: ${log.length} changes left`);
    if (shown !== said) throw new Error(`tab ${index}: shows ${shown}, the shop has ${said}`);
    if (deleted.length > 0 || unsure || changeError) throw new Error(`tab ${index}: leftovers`);
    for (const [id, { watched }] of tab.promised) {
      if (watched.settled !== 1) throw new Error(`tab ${index}: promise ${id} is open`);
    }
  });
  if (run.clock.waiting() > 0) throw new Error('a timer is left');
  run.close();
  if (open.size > 0) throw new Error('a channel is left');
  if (run.tabs.some(({ page }) => page.events.length > 0)) throw new Error('a listener is left');
}

/** A run of these steps; throws where something is not as it must be. */
export async function prove(steps: readonly Step[], mistake?: Mistake): Promise<void> {
  const run = new Run(mistake, (steps[0]?.[2] ?? 0) % 4 === 3);
  await turn();
  for (const step of steps) {
    await make(run, step);
    checkAll(run);
  }
  await settle(run);
  checkAll(run);
  checkEnd(run);
}

const step = fc.tuple(fc.nat(KINDS - 1), fc.nat(1), fc.nat(63));
const sequence = fc.array(step, { minLength: 1, maxLength: 30, size: 'max' });

/**
 * Holds the cart against the proof, `runs` times. Rejects with the shortest sequence that it can find.
 *
 * @param seed The same runs each time, so that a change is told from luck; `CART_SEED` looks at others.
 */
export async function proveCart(runs: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(sequence, (steps) => prove(steps));
  await fc.assert(property, {
    numRuns: runs,
    seed: Number(process.env['CART_SEED'] ?? seed),
    includeErrorInReport: true,
  });
}

/** Why a cart with a mistake fails the proof; null where `runs` runs found nothing wrong. */
export async function refute(mistake: Mistake, runs: number): Promise<string | null> {
  const property = fc.asyncProperty(sequence, (steps) => prove(steps, mistake));
  const { failed, errorInstance } = await fc.check(property, { numRuns: runs, endOnFailure: true });
  return failed ? String(errorInstance) : null;
}
