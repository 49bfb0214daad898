import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The branch that all others start from. */
const MAINLINES = ['main', 'origin/main'];
/** Asked where there is none of these: what the remote calls its mainline. */
const REMOTE_HEAD = 'origin/HEAD';

/** What a branch has changed. Paths are relative to the root. */
export interface ChangedFiles {
  /** The files that differ from where the branch has left the mainline: committed, changed, and new to git. */
  changed: string[];
  /** Those of them that are not committed as they are. */
  uncommitted: string[];
  /** False if there is no mainline to compare with: `changed` is what is uncommitted then. */
  isBranchKnown: boolean;
  /** What to tell about the comparison. */
  notes: string[];
}

/**
 * What has changed since the branch has left the mainline. On the mainline itself, what it has more than its remote.
 * Deleted files are not among them, nor is what is no file, such as a symbolic link.
 * @throws Error if the root is no git repository, or one without a commit.
 */
export function changedFiles(root: string): ChangedFiles {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const tryGit = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return '';
    }
  };
  const head = tryGit('rev-parse', '--verify', 'HEAD').trim();
  if (!head) {
    throw new Error('What has changed is unknown: this is no git repository that has a commit.');
  }
  const branchPoint = (mainline: string) => tryGit('merge-base', 'HEAD', mainline).trim();
  const isFile = (path: string) =>
    lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const since = (commit: string) => {
    const differing = git('diff', '--name-only', '--diff-filter=d', '-z', commit);
    return [...new Set((differing + added).split('\0'))].filter(Boolean).filter(isFile).toSorted();
  };
  const points = MAINLINES.map(branchPoint).filter(Boolean);
  const remotePoint = points.length > 0 ? '' : branchPoint(REMOTE_HEAD);
  const base = [...points, remotePoint].find((commit) => commit && commit !== head) ?? head;
  const isBranchKnown = points.length > 0 || remotePoint !== '';
  const instead = isBranchKnown
    ? `compared with ${REMOTE_HEAD}`
    : `nor ${REMOTE_HEAD}: all tests of what is not committed`;
  const notes =
    points.length > 0 ? [] : [`no ${MAINLINES.join(' or ')} to compare with, ${instead}`];
  return { changed: since(base), uncommitted: since(head), isBranchKnown, notes };
}
