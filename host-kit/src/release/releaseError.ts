/**
 * Why a release is refused: it is unsigned, not signed by a pinned key, expired, older than one seen before, invalid,
 * or could not be loaded.
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

/** Converts any error. An unexpected one counts as a network failure. */
export const toReleaseError = (error: unknown): ReleaseError =>
  error instanceof ReleaseError ? error : new ReleaseError('network', String(error));
