import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a file of a folder to which other programs may have write access. Returns `undefined` if the file is missing,
 * not a regular file, or behind a link. The link could lead to the signing key.
 */
export function readFile(folder: string, path: string): Buffer | undefined {
  let current = folder;
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    current = join(current, segment);
    const entry = lstatSync(current, { throwIfNoEntry: false });
    const isLast = index === segments.length - 1;
    if (!(isLast ? entry?.isFile() : entry?.isDirectory())) return undefined;
  }
  return readFileSync(current);
}
