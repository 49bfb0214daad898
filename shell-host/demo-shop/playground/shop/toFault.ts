import type { Fault } from './demoApi.ts';

/** The kinds of faults in the order of the page. */
export const faultKinds = ['status', 'delay', 'cut', 'html', 'nonsense'] as const;

/** The form's values as typed. */
export interface FaultFormValues {
  kind: Fault['kind'];
  /** The status code, or the delay in ms. */
  amount: string;
  /** The number of requests that fail; empty for all. */
  times: string;
  applied: boolean;
}

function parseInRange(text: string, min: number, max: number, fallback: number): number {
  const number = Math.trunc(Number(text));
  return text.trim() !== '' && number >= min && number <= max ? number : fallback;
}

/** Converts the form's values to a fault. Defaults for invalid numbers: status 500, 2 s, all requests. */
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

/** A short description of a fault, the same in every language. */
export function faultText({ kind, status, ms, times, applied }: Fault): string {
  const amount = status ?? (ms === undefined ? '' : `${ms} ms`);
  const count = times === undefined ? '' : `× ${times}`;
  return [kind, amount, count, applied ? 'applied' : ''].filter(Boolean).join(' ');
}
