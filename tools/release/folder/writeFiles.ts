import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ReleaseError } from '../releaseError.ts';
import { listFiles } from './listFiles.ts';
import { readFile } from './readFile.ts';

// All paths are relative to the served folder, `into`. Other programs may have write access to it, so these functions
// never write or delete through a link.

/** Prefix of files that are being written. Killed commands leave them behind. */
const TEMPORARY = '.writing-';

/** Creates a folder. @throws {ReleaseError} If a part of the path is a link. */
export function ensureFolder(into: string, path: string): string {
  mkdirSync(into, { recursive: true });
  let folder = into;
  for (const segment of path.split('/').filter((name) => name !== '.')) {
    folder = join(folder, segment);
    if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder);
    if (!lstatSync(folder).isDirectory()) {
      throw new ReleaseError(`${folder} must be a folder, but is a link or a file. Delete it.`);
    }
  }
  return folder;
}

/** If a folder is in the place of the file, returns an error that names the folder. Otherwise returns `error`. */
function explained(error: unknown, file: string): unknown {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) return error;
  return new ReleaseError(`${file} must be a file, but is a folder. Delete the folder.`);
}

/** Writes a file and renames it, so that readers never see a partial file. */
export function replaceFile(into: string, path: string, content: string | Uint8Array): void {
  const folder = ensureFolder(into, dirname(path));
  const file = join(folder, basename(path));
  const temporary = join(folder, `${TEMPORARY}${randomUUID()}`);
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, file);
  } catch (error) {
    // On a full disk, a partial file would use up the remaining space.
    rmSync(temporary, { force: true });
    throw explained(error, file);
  }
}

/** Writes a file only if its content differs, so that its time and `ETag` otherwise stay the same. */
export function updateFile(into: string, path: string, content: Uint8Array): void {
  if (!readFile(into, path)?.equals(content)) replaceFile(into, path, content);
}

/** Deletes a file if it exists. */
export function removeFile(into: string, path: string): void {
  const file = join(ensureFolder(into, dirname(path)), basename(path));
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw explained(error, file);
  }
}

/** Deletes the temporary files of killed commands. */
export function removeTemporaryFiles(into: string): void {
  for (const path of listFiles(into)) {
    if (basename(path).startsWith(TEMPORARY)) removeFile(into, path);
  }
}
