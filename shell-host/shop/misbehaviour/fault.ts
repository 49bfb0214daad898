/** How a service misbehaves. */
type Misbehaviour =
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'cut' }
  | { kind: 'html' }
  | { kind: 'nonsense'; body?: string };

/**
 * One fault. `applied` says that the service does its work before it misbehaves, as when only the answer is
 * lost; by default it does nothing (a delay does its work at the end). `times` ends the fault after so many calls.
 */
export type Fault = Misbehaviour & { applied?: boolean; times?: number };

/** The connection breaks without an answer: servers destroy the socket, the network mock gives a network error. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}
