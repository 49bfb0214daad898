import type { Fault } from './demoApi.ts';

/** Kinds of faults, in the order of the page. */
export const faultKinds = ['status', 'delay', 'cut', 'html', 'nonsense'] as const;

/** What the form says, all as typed. */
export interface FaultFormValues {
  kind: Fault['kind'];
  /** The status, or the milliseconds. */
  amount: string;
  /** How many calls; empty: all. */
  times: string;
  applied: boolean;
}

function parseInRange(typed: string, min: number, max: number, fallback: number): number {
  const number = Math.trunc(Number(typed));
  return typed.trim() !== '' && number >= min && number <= max ? number : fallback;
}

/** A fault as the shop takes it; figures of no use are the usual ones: 500, two seconds, every call. */
export function toFault({ kind, amount, times, applied }: FaultFormValues): Fault {
  const count = parseInRange(times, 1, 1_000, 0);
  return {
    kind,
    ...(kind === 'status' && { status: parseInRange(amount, 200, 599, 500) }),
    ...(kind === 'delay' && { ms: parseInRange(amount, 0, 60_000, 2_000) }),
    ...(count > 0 && { times: count }),
    ...(applied && { applied }),
  };
}

/** A fault in a few signs, the same in every language. */
export function faultText({ kind, status, ms, times, applied }: Fault): string {
  const figure = status ?? (ms === undefined ? '' : `${ms} ms`);
  const count = times === undefined ? '' : `× ${times}`;
  return [kind, figure, count, applied ? 'applied' : ''].filter(Boolean).join(' ');
}
