import { faultKinds } from '../../faults/fault.ts';
import type { Fault, RandomFaults } from '../../wireTypes.ts';

/** A form's values as typed. */
type Values = Readonly<Record<string, string | undefined>>;

/** Properties of a fault that are numbers. */
export const ranges = { status: [200, 599], ms: [0, 60_000], times: [1, 1_000] } as const;

function parseInRange(text = '', min: number, max: number, fallback: number): number {
  const number = Math.trunc(Number(text));
  return text.trim() !== '' && number >= min && number <= max ? number : fallback;
}

/** Converts a form's values to a fault or `null`. Defaults for invalid numbers: status 500, 2 s, all requests. */
export function toFault({ kind, status, ms, times, applied }: Values): Fault | null {
  const known = faultKinds.find((each) => each === kind);
  if (!known) return null;
  const count = parseInRange(times, ...ranges.times, 0);
  return {
    kind: known,
    ...(known === 'status' && { status: parseInRange(status, ...ranges.status, 500) }),
    ...(known === 'delay' && { ms: parseInRange(ms, ...ranges.ms, 2_000) }),
    ...(count > 0 && { times: count }),
    ...(applied === 'true' && { applied: true }),
  } as Fault;
}

/** Describes a fault in the words of the form. Texts and numbers are unchanged. */
export function inWords(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  return Array.from(Object.entries(value ?? {}), (property) => property.join(' ')).join(', ');
}

/** Converts a form's values to random faults on a share of all requests. */
export function toRandomFaults({ percent, seed }: Values): RandomFaults {
  const share = Math.min(100, Math.max(0, Number(percent) || 0)) / 100;
  return { seed: Number(seed) || 0, share };
}
