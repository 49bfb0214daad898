import { isLeaving } from '../browser/page/leaving.ts';

/** The service answered with an error status. */
export class ResponseError extends Error {
  readonly status: number;
  /** The parsed body, untrusted: what the service says about the error. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The service answered with status ${status}`);
    this.name = 'ResponseError';
    this.status = status;
    this.body = body;
  }
}

export type FetchFailure = 'network' | 'timeout' | 'aborted';

/** There is no answer: the network failed, 15 s passed, or the caller aborted. */
export class FetchError extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure) {
    super(`No answer: ${reason}`);
    this.name = 'FetchError';
    this.reason = reason;
  }
}

/** The answer does not have the agreed shape. */
export class ShapeError extends Error {
  constructor(problems: readonly string[]) {
    super(`Unexpected shape: ${problems.join(', ')}`);
    this.name = 'ShapeError';
  }
}

/**
 * A message for `fascia:error`, without any data of the service or the visitor. Undefined where there is nothing to
 * report: the caller has aborted the call, or the browser has cancelled it because the page is being left.
 */
export function describeError(error: unknown): string | undefined {
  if (error instanceof ResponseError || error instanceof ShapeError) return error.message;
  if (isLeaving()) return undefined;
  if (!(error instanceof FetchError)) return 'Unexpected failure';
  return error.reason === 'aborted' ? undefined : error.message;
}
