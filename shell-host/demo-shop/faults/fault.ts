/** The kinds of fault. */
export const faultKinds = ['status', 'delay', 'cut', 'html', 'nonsense'] as const;

/** What a fault does to a response. `ms` is the delay in milliseconds. */
type FaultEffect =
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'cut' }
  | { kind: 'html' }
  | { kind: 'nonsense'; body?: string };

/**
 * One fault. With `applied` the service does its work before the fault strikes, so that only the response is
 * lost; by default the work is not done (after a delay it is). `times` is the number of requests after which
 * the fault ends.
 */
export type Fault = FaultEffect & { applied?: boolean; times?: number };

/**
 * The connection ends without a response. A server destroys the socket; a network mock answers with a network
 * error.
 */
export class ConnectionCutError extends Error {
  override name = 'ConnectionCutError';
}
