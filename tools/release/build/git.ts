import { spawnSync } from 'node:child_process';
import { ReleaseError } from '../releaseError.ts';

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Returns the commit of the sources, or `null` if they have uncommitted changes or are not in a repository. */
export function commitOf(root: string): string | null {
  return git(root, 'status', '--porcelain') === '' ? git(root, 'rev-parse', 'HEAD') : null;
}

/**
 * Checks that git does not commit a file that is about to be written.
 *
 * @throws {ReleaseError} If the file would be in a repository that does not ignore it.
 */
export function assertNotCommittable(file: string, folder: string): void {
  const inside = git(folder, 'rev-parse', '--is-inside-work-tree');
  if (inside !== 'true' || git(folder, 'check-ignore', '--quiet', file) !== null) return;
  throw new ReleaseError(
    `${file} is inside a repository. Keep the private key elsewhere, or ignore the file.`,
  );
}
