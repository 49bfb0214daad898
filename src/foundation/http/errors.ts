/** The service answered, with a status that is no success. */
export class ResponseError extends Error {
  readonly status: number;
  /** The parsed body, not to be trusted: what the service said of the error. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The service answered with status ${status}`);
    this.name = 'ResponseError';
    this.status = status;
    this.body = body;
  }
}

/** Why no answer came. */
export type FetchFailure = 'network' | 'timeout' | 'aborted';

/** No answer came: the network failed, 15 s passed, or the caller ended the call. */
export class FetchError extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure) {
    super(`No answer: ${reason}`);
    this.name = 'FetchError';
    this.reason = reason;
  }
}

/** The service answered with something of another shape than agreed. */
export class ShapeError extends Error {
  constructor(problems: readonly string[]) {
    super(`Unexpected shape: ${problems.join(', ')}`);
    this.name = 'ShapeError';
  }
}

/** A sentence for `fascia:error`, without anything that the service or the visitor said. */
export function describeError(error: unknown): string {
  const known =
    error instanceof ResponseError || error instanceof FetchError || error instanceof ShapeError;
  return known ? error.message : 'Unexpected failure';
}
