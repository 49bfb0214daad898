import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile, updateFile } from './writeFiles.ts';
import { RELEASES, type ReleaseDescription } from '../releaseFormat.ts';

/** In the order of writing: files that name others first, the entries last. */
const COPIES = [
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
  'fragments.json',
  'mf-manifest.json',
  'container.js',
  'remoteEntry.js',
];

/** The file of a release that is served under a name without a hash. */
function sourceOf(name: string, { version, entry, container }: ReleaseDescription): string {
  if (name === 'remoteEntry.js') return entry;
  return name === 'container.js' ? container : `${RELEASES}/${version}/${name}`;
}

/**
 * Updates the files without a hash to a release. Each of them names hashed files only, so the folder is consistent after every
 * single write.
 */
export function writeCopies(into: string, description: ReleaseDescription): void {
  for (const name of COPIES) {
    const source = sourceOf(name, description);
    for (const ending of ['', '.br', '.gz']) {
      const from = join(into, `${source}${ending}`);
      if (existsSync(from)) updateFile(into, `${name}${ending}`, readFileSync(from));
      // A compressed file of another release must not be served for this one.
      else if (ending) removeFile(into, `${name}${ending}`);
    }
  }
}
