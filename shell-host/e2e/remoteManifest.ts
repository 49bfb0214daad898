import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';

/** `fragments.json` of the tested build, as a host's server reads it. */
export const remoteManifest: { integrity: Record<string, string> } = JSON.parse(
  readFileSync(join(distFolder(), 'remote/fragments.json'), 'utf8'),
);
