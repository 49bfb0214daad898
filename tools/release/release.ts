import { join } from 'node:path';
import { distFolder } from '../build/distFolder.ts';
import { listReleases } from './listReleases.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { assertChecked, readChecked } from './build/checkedBuild.ts';
import { printOrFail } from './releaseError.ts';
import { readOptions, RELEASE_HELP, type ReleaseOptions } from './releaseOptions.ts';

// Publishes builds to a served folder and goes back to older ones: `npm run release -- --help`. A refusal prints one
// line and exits with code 1. This process has the signing key, so it starts no program and loads only the packages
// that it needs.

const now = () => new Date();

function publishBuild(options: ReleaseOptions, notCurrent: boolean): string {
  const from = options.from ?? join(distFolder(), 'remote');
  const checked = readChecked(from);
  const { commit, sbom } = checked;
  const version = publish({
    ...options,
    from,
    notCurrent,
    now,
    commit,
    sbom,
    check: (build) => assertChecked(build, checked),
  });
  return `${version} is published${notCurrent ? '' : ' and current'}\n`;
}

/** Runs the command. Returns the output for the operator. */
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

printOrFail(() => {
  const options = readOptions(process.argv.slice(2), process.env);
  return options ? run(options) : RELEASE_HELP;
});
