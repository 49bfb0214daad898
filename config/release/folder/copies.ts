import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile, updateFile } from './atomicFiles.ts';
import { RELEASES, type ReleaseDocument } from '../releaseFormat.ts';

/** In the order of writing: what names other files first, the entries last. */
const COPIES = [
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
  'fragments.json',
  'mf-manifest.json',
  'container.js',
  'remoteEntry.js',
];

/** The file of a release that a name without a hash stands for. */
function sourceOf(name: string, { version, entry, container }: ReleaseDocument): string {
  if (name === 'remoteEntry.js') return entry;
  return name === 'container.js' ? container.entry : `${RELEASES}/${version}/${name}`;
}

/**
 * Brings the files of a served folder that have no hash to a release. Each names hashed files only, so the folder is whole
 * at any time, and one that is left of the release before works like a page that was opened before.
 */
export function writeCopies(into: string, document: ReleaseDocument): void {
  for (const name of COPIES) {
    const source = sourceOf(name, document);
    for (const ending of ['', '.br', '.gz']) {
      const from = join(into, `${source}${ending}`);
      const to = join(into, `${name}${ending}`);
      if (existsSync(from)) updateFile(to, readFileSync(from));
      // A compressed file of another release must not be sent for the new one.
      else if (ending) removeFile(to);
    }
  }
}
