import { faultKinds } from './fault.ts';
import type { Fault } from '../wireTypes.ts';
import type { Random } from './seededRandom.ts';

const STATUSES = [400, 403, 404, 409, 429, 500, 502, 503, 504];
const MAX_DELAY_MS = 2000;

/**
 * Returns the next fault of a random sequence, or `null` for a request without a fault. Every call uses the same count
 * of random numbers, so that a fault does not depend on the kinds of earlier faults.
 */
export function randomFault(
  random: Random,
  share: number,
  kinds: readonly Fault['kind'][] = faultKinds,
): Fault | null {
  const [chance, kindRoll, detailRoll, appliedRoll] = [random(), random(), random(), random()];
  random(); // Unused. Keeps the sequences of known seeds.
  const kind = pick(kinds, kindRoll);
  if (chance >= share || !kind) return null;
  const applied = appliedRoll < 0.5;
  if (kind === 'status') return { kind, status: pick(STATUSES, detailRoll) ?? 500, applied };
  if (kind === 'delay') return { kind, ms: Math.round(detailRoll * MAX_DELAY_MS), applied };
  return { kind, applied };
}

/** @param position From 0 (inclusive) to 1 (exclusive). */
function pick<Item>(items: readonly Item[], position: number): Item | undefined {
  return items[Math.floor(position * items.length)];
}
