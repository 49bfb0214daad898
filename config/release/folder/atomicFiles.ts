import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What begins the name of a file that is being written. One that is found was left by a command that was killed. */
export const TEMPORARY = '.writing-';

/** Puts a file where nobody ever sees a part of it. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${TEMPORARY}${process.pid}-${basename(path)}`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    // Where the disk is full, half a file would keep it so.
    removeFile(temporary);
    throw error;
  }
}

/** Writes only what differs, so that servers need not send again what is the same. */
export function updateFile(path: string, content: Uint8Array): void {
  if (!existsSync(path) || !readFileSync(path).equals(content)) replaceFile(path, content);
}

/** Deletes a file that may be gone already. */
export function removeFile(path: string): void {
  rmSync(path, { force: true });
}
