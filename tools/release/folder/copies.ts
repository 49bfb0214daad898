import { readFile } from './readFile.ts';
import { removeFile, replaceFile, updateFile } from './writeFiles.ts';
import { isCopyOf } from '../build/readBuild.ts';
import { RELEASES, type ReleaseDescription } from '../releaseFormat.ts';
import { integrityOf } from '../../build/webpack/integrity/integrity.ts';

/** Files without a hash in their names, in the order of writing: the entries last. */
const COPIES = [
  '@mf-types.zip',
  '@mf-types.d.ts',
  'licenses.txt',
  'fragments.json',
  'mf-manifest.json',
  'container.js',
  'remoteEntry.js',
];

/** Endings of compressed copies, which static servers send instead of a file. */
export const COMPRESSED = ['.br', '.gz', '.zst'];

/** Removes the compressed copies of a file that is published only uncompressed. Another program may have added them. */
export function removeCompressed(into: string, path: string): void {
  for (const ending of COMPRESSED) removeFile(into, `${path}${ending}`);
}

/** Replaces a file that is published only uncompressed. */
export function replaceUncompressed(into: string, path: string, content: string): void {
  removeCompressed(into, path);
  replaceFile(into, path, content);
}

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
    const content = readFile(into, source);
    // Another program may change the folder: only content that the description lists is copied.
    if (!content || integrityOf(content) !== description.files[source]?.integrity) continue;
    updateFile(into, name, content);
    for (const ending of COMPRESSED) {
      const compressed = readFile(into, `${source}${ending}`);
      if (compressed && isCopyOf(compressed, ending, content)) {
        updateFile(into, `${name}${ending}`, compressed);
      } else {
        // A compressed copy of another release must not be served for this one.
        removeFile(into, `${name}${ending}`);
      }
    }
  }
}
