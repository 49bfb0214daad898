import * as fs from 'node:fs';
import { lockSync } from 'proper-lockfile';
import { join } from 'node:path';
import { ReleaseError } from '../releaseError.ts';
import { RELEASES } from '../releaseFormat.ts';
import { ensureFolder, removeTemporaryFiles } from './writeFiles.ts';

/** Age at which a lock counts as left behind by a killed command. No command runs longer. */
const STALE_MS = 5 * 60_000;

export interface ReleaseLock {
  /** @throws {ReleaseError} If this command was suspended long enough for another one to take over the lock. */
  assertHeld(): void;
}

/**
 * Runs a function that changes a served folder, with a lock that other commands respect.
 *
 * @throws {ReleaseError} If another command holds the lock.
 */
export function withLock<Result>(into: string, run: (lock: ReleaseLock) => Result): Result {
  const since = Date.now();
  const { isHeld, release } = acquire(ensureFolder(into, RELEASES));
  const assertHeld = () => {
    // Half of the time, because another machine's clock may be slightly ahead.
    if (isHeld() && Date.now() - since < STALE_MS / 2) return;
    throw new ReleaseError('This command took too long and was stopped. Run it again.');
  };
  try {
    removeTemporaryFiles(into);
    return run({ assertHeld });
  } finally {
    release();
  }
}

const timeOf = (path: string) => fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs;

function acquire(folder: string): { isHeld: () => boolean; release: () => void } {
  const lockfilePath = join(folder, '.lock');
  let acquiredAt: number | undefined;
  const isHeld = () => acquiredAt === undefined || timeOf(lockfilePath) === acquiredAt;
  // The library would also delete the lock of a command that has taken over, on release and when the process exits.
  const rmdirSync = (path: string) => {
    if (isHeld()) fs.rmdirSync(path);
  };
  try {
    const release = lockSync(folder, { lockfilePath, stale: STALE_MS, fs: { ...fs, rmdirSync } });
    acquiredAt = timeOf(lockfilePath);
    return { isHeld, release };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new ReleaseError(
      `Another release command is running in this folder. Try again later. The lock of a killed command expires after ${STALE_MS / 60_000} minutes. To continue now, delete ${lockfilePath}`,
    );
  }
}
