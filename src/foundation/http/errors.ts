import { isLeaving } from '../browser/page/leaving.ts';

/** The service responded with an error status. */
export class ResponseError extends Error {
  readonly status: number;
  /** The parsed body, which is untrusted and may describe the error. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The service responded with status ${status}`);
    this.name = 'ResponseError';
    this.status = status;
    this.body = body;
  }
}

export type FetchFailure = 'network' | 'timeout' | 'aborted';

/** No response: the network failed, 15 s passed, or the caller aborted. */
export class FetchError extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure) {
    super(`No response: ${reason}`);
    this.name = 'FetchError';
    this.reason = reason;
  }
}

/** The response does not have the agreed shape. */
export class ShapeError extends Error {
  constructor(problems: readonly string[]) {
    super(`Unexpected shape: ${problems.join(', ')}`);
    this.name = 'ShapeError';
  }
}

/**
 * Returns a message for `fascia:error` without data of the service or the visitor. Returns `undefined` if there is
 * nothing to report: the caller aborted the request, or the browser cancelled it because the visitor is leaving the
 * page. The body of a cancelled response may be cut off.
 */
export function describeError(error: unknown): string | undefined {
  if (error instanceof ResponseError) return error.message;
  if (isLeaving()) return undefined;
  if (error instanceof ShapeError) return error.message;
  if (!(error instanceof FetchError)) return 'Unexpected failure';
  return error.reason === 'aborted' ? undefined : error.message;
}
