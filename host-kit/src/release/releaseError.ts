/**
 * Why a release is refused: it has no signature, none of a pinned key, its time is over, a newer one was seen, it cannot be
 * read, or cannot be had.
 */
export type RefusalReason =
  | 'unsigned'
  | 'signature'
  | 'expired'
  | 'sequence'
  | 'content'
  | 'network';

/** A release that must not run. */
export class ReleaseError extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'ReleaseError';
    this.reason = reason;
  }
}

/** Any error as the reason of a refusal: what was not looked for is a fault on the way. */
export const toReleaseError = (error: unknown): ReleaseError =>
  error instanceof ReleaseError ? error : new ReleaseError('network', String(error));
