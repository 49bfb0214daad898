import { execFileSync } from 'node:child_process';

/** The branch that all others start from. */
const MAINLINES = ['main', 'origin/main'];

/**
 * The files that differ from where the branch has left the mainline: committed, changed, and new ones that git does not
 * know yet. On the mainline itself, what it has more than its remote. Paths are relative to the root; deleted files are
 * not among them.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const branchPoint = (mainline: string) => {
    try {
      return git('merge-base', 'HEAD', mainline).trim();
    } catch {
      return undefined;
    }
  };
  const head = git('rev-parse', 'HEAD').trim();
  const base = MAINLINES.map(branchPoint).find((commit) => commit && commit !== head) ?? head;
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set((changed + added).split('\0'))].filter(Boolean).toSorted();
}
