import { faultKinds, type Fault } from '../../faults/fault.ts';

/** The form's values as typed. */
export interface FaultFormValues {
  kind: (typeof faultKinds)[number];
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
  const common = { ...(count > 0 && { times: count }), ...(applied && { applied }) };
  if (kind === 'status') return { kind, status: parseInRange(amount, 200, 599, 500), ...common };
  if (kind === 'delay') return { kind, ms: parseInRange(amount, 0, 60_000, 2_000), ...common };
  return { kind, ...common };
}

/** A short description of a fault. */
export function faultText(fault: Fault): string {
  const { kind, times, applied, status, ms } = { status: '', ms: undefined, ...fault };
  const amount = ms === undefined ? status : `${ms} ms`;
  const count = times === undefined ? '' : `× ${times}`;
  return [kind, amount, count, applied ? 'applied' : ''].filter(Boolean).join(' ');
}
