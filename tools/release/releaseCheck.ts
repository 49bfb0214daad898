import { spawnSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../build/distFolder.ts';
import { writeChecked } from './build/checkedBuild.ts';
import { readBuild } from './build/readBuild.ts';
import { sbom } from './build/sbom.ts';
import { commitOf } from './build/git.ts';
import { printOrFail, ReleaseError } from './releaseError.ts';
import { releaseOf } from '../build/webpack/release.ts';

// `npm run release:check -- [--from <folder>]`: checks a build before it is published. It starts programs and loads
// development packages, so it is a separate step without the signing key. `npm run release` has the key and does
// neither.
const ROOT = join(import.meta.dirname, '../..');

function readFrom(): string {
  try {
    const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
    return from ? resolve(from) : join(distFolder(), 'remote');
  } catch {
    throw new ReleaseError('Usage: npm run release:check -- [--from <folder of the build>]');
  }
}

/** @throws {ReleaseError} If a file of the build exceeds its size budget. */
function assertBudgets(build: string): void {
  if (basename(build) !== 'remote') {
    throw new ReleaseError(`${build} is not the folder "remote" of a build`);
  }
  process.stderr.write('Checking the size budgets …\n');
  const { status } = spawnSync(process.execPath, ['--run', 'size'], {
    cwd: ROOT,
    env: { ...process.env, DIST: dirname(build) },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) {
    throw new ReleaseError('Not released: a file is missing or above its budget (npm run size)');
  }
}

function check(from: string): string {
  if (process.env['RELEASE_KEY'] !== undefined) {
    throw new ReleaseError(
      'RELEASE_KEY is set. Run the checks without it, because they start programs of development packages.',
    );
  }
  const build = readBuild(from);
  // The budgets are checked with the current sources, so the build must be made from them.
  const sources = releaseOf(ROOT, false);
  if (build.version !== sources) {
    throw new ReleaseError(
      `The version of the build is ${build.version}, that of the sources ${sources}. Check out the build's commit, or run npm run build.`,
    );
  }
  assertBudgets(from);
  writeChecked(from, build, { commit: commitOf(ROOT), sbom: sbom(ROOT, from) });
  return build.version;
}

printOrFail(() => `${check(readFrom())} has passed the checks. Publish it with npm run release.\n`);
