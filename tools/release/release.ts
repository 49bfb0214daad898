import { join } from 'node:path';
import { distFolder } from '../build/distFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import type { Build } from './build/readBuild.ts';
import { RELEASE_CHECKS, runChecks } from './build/releaseChecks.ts';
import { operatorMessage, ReleaseError } from './releaseError.ts';
import { readOptions, RELEASE_HELP, type ReleaseOptions } from './releaseOptions.ts';
import { sbom } from './build/sbom.ts';
import { commitOf } from './build/sources.ts';
import { releaseOf } from '../build/webpack/release.ts';

// Publishes builds into a served folder, and goes back to older ones: `npm run release -- --help`. If it refuses, it prints one
// line and exits with 1.
const ROOT = join(import.meta.dirname, '../..');

const now = () => new Date();

/** The checks run on the sources, so the build must be made from these. */
function check({ version }: Build, from: string): void {
  const sources = releaseOf(ROOT, false);
  if (version !== sources) {
    throw new ReleaseError(
      `The build is ${version}, the sources are ${sources}: check out its commit, or build again (npm run build)`,
    );
  }
  runChecks(RELEASE_CHECKS, ROOT, from);
}

function publishBuild(options: ReleaseOptions, notCurrent: boolean): string {
  const from = options.from ?? join(distFolder(), 'remote');
  const version = publish({
    ...options,
    from,
    notCurrent,
    now,
    commit: commitOf(ROOT),
    sbom: sbom(ROOT, from),
    check: (build) => check(build, from),
  });
  return `${version} is published${notCurrent ? '' : ' and current'}\n`;
}

/** Returns the text that the operator reads. */
function run(options: ReleaseOptions): string {
  const { command, into, publicKeys } = options;
  switch (command.name) {
    case 'list':
      return listReleases(into, now(), publicKeys);
    case 'prune': {
      const { versions, files } = prune(into, command.ageMs, now());
      return `Removed releases: ${versions.join(', ') || 'none'}; files: ${files}\n`;
    }
    case 'current':
      makeCurrent(command.version, { ...options, now });
      return `${command.version} is current\n`;
    case 'publish':
      return publishBuild(options, command.notCurrent);
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  // The checks run programs of development dependencies, which must not inherit the key.
  delete process.env['RELEASE_KEY'];
  process.stdout.write(options ? run(options) : RELEASE_HELP);
} catch (error) {
  const message = operatorMessage(error);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
