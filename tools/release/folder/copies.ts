import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile, updateFile } from './writeFiles.ts';
import { RELEASES, type ReleaseDescription } from '../releaseFormat.ts';

/** Files without a hash in their names, in the order of writing: files that refer to others first, the entries last. */
const COPIES = [
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
  'fragments.json',
  'mf-manifest.json',
  'container.js',
  'remoteEntry.js',
];

/** Returns the path of the release's file that is served under this name. */
function sourceOf(name: string, { version, entry, container }: ReleaseDescription): string {
  if (name === 'remoteEntry.js') return entry;
  return name === 'container.js' ? container : `${RELEASES}/${version}/${name}`;
}

/**
 * Updates the files without a hash to a release. They refer only to hashed files, so the folder is consistent after
 * every write.
 */
export function writeCopies(into: string, description: ReleaseDescription): void {
  for (const name of COPIES) {
    const source = sourceOf(name, description);
    for (const ending of ['', '.br', '.gz']) {
      const from = join(into, `${source}${ending}`);
      if (existsSync(from)) updateFile(into, `${name}${ending}`, readFileSync(from));
      // A compressed copy of another release must not be served for this one.
      else if (ending) removeFile(into, `${name}${ending}`);
    }
  }
}
