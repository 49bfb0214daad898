import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { ReleaseError } from '../releaseError.ts';

/** What must succeed before a build is released. */
export interface ReleaseCheck {
  /** What is checked. */
  name: string;
  /** What its failure means. */
  problem: string;
  /** The arguments of npm. */
  npm: readonly string[];
}

/** They judge the sources of the build, so the build must be of these sources. */
export const RELEASE_CHECKS: readonly ReleaseCheck[] = [
  { name: 'budgets', problem: 'a file is above its budget, or is not there', npm: ['run', 'size'] },
];

/** @throws ReleaseError if one fails; its output is above the message, and that of the others is not shown. */
export function runChecks(checks: readonly ReleaseCheck[], root: string, build: string): void {
  if (basename(build) !== 'remote') {
    throw new ReleaseError(
      `${build} is not the folder "remote" of a build, whose budgets can be checked`,
    );
  }
  const npm = process.env['npm_execpath'];
  const [command = 'npm', ...before] = npm ? [process.execPath, npm] : ['npm'];
  const env = { ...process.env, DIST: dirname(build) };
  for (const { name, problem, npm: args } of checks) {
    process.stderr.write(`Checking the ${name} …\n`);
    const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: Infinity,
    });
    if (status === 0) continue;
    process.stderr.write(Buffer.concat([stdout, stderr]));
    throw new ReleaseError(`Not released: ${problem} (npm ${args.join(' ')})`);
  }
}
