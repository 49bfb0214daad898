import type { Fault } from '../wireTypes.ts';

/** The kinds of fault. */
export const faultKinds = [
  'status',
  'delay',
  'cut',
  'html',
  'nonsense',
] as const satisfies readonly Fault['kind'][];

/**
 * The connection ends without a response. A server destroys the socket, and a network mock returns a network error.
 */
export class ConnectionCutError extends Error {
  override name = 'ConnectionCutError';
}
