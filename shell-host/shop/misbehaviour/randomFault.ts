import type { Fault } from './fault.ts';
import type { Random } from './seededRandom.ts';

const KINDS: readonly Fault['kind'][] = ['status', 'delay', 'cut', 'html', 'nonsense'];
const STATUSES = [400, 403, 404, 409, 429, 500, 502, 503, 504];
const LONGEST_DELAY_MS = 2000;

/**
 * The next fault of a random sequence, or null. It always takes five numbers, so that what one call meets
 * does not depend on what the calls before it met.
 */
export function randomFault(
  random: Random,
  share: number,
  kinds: readonly Fault['kind'][] = KINDS,
): Fault | null {
  const [chance, kindAt, detail, late] = [random(), random(), random(), random(), random()];
  const kind = pick(kinds, kindAt ?? 0);
  if (chance === undefined || chance >= share || !kind) return null;
  const applied = (late ?? 0) < 0.5;
  if (kind === 'status') return { kind, status: pick(STATUSES, detail ?? 0) ?? 500, applied };
  if (kind === 'delay') return { kind, ms: Math.round((detail ?? 0) * LONGEST_DELAY_MS), applied };
  return { kind, applied };
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[Math.floor(at * items.length)];
}
