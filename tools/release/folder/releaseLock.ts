import { lockSync } from 'proper-lockfile';
import { join } from 'node:path';
import { ReleaseError } from '../releaseError.ts';
import { RELEASES } from '../releaseFormat.ts';
import { ensureFolder, removeTemporaryFiles } from './writeFiles.ts';

/** Age at which a lock counts as left by a killed command. No command writes for so long. */
const STALE_MS = 5 * 60_000;

export interface ReleaseLock {
  /** @throws ReleaseError if this command was suspended for so long that another one may have taken the lock over. */
  assertHeld(): void;
}

/**
 * Runs a function that changes a served folder while no other command does.
 *
 * @throws ReleaseError if another command holds the lock.
 */
export function withLock<Result>(into: string, run: (lock: ReleaseLock) => Result): Result {
  const since = Date.now();
  const release = acquire(ensureFolder(into, RELEASES));
  const assertHeld = () => {
    // The next command may be on a machine whose clock is slightly ahead.
    if (Date.now() - since < STALE_MS / 2) return;
    throw new ReleaseError('This command took too long and has stopped: run it again');
  };
  try {
    removeTemporaryFiles(into);
    return run({ assertHeld });
  } finally {
    release();
  }
}

function acquire(folder: string): () => void {
  const lockfilePath = join(folder, '.lock');
  try {
    return lockSync(folder, { lockfilePath, stale: STALE_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new ReleaseError(
      `Another release command is running in this folder: try again later. If it was killed, its lock is ignored after ${STALE_MS / 60_000} minutes; to go on now, delete ${lockfilePath}`,
    );
  }
}
