import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';

export const isFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a path is a folder or a link to one. */
export const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Reads a text file of the shop's folder without its byte order mark.
 *
 * @returns The text, or `undefined` after adding a problem because the file is missing or not in UTF-8.
 */
export function readText(
  folder: string,
  file: string,
  problems: Problem[],
  expected: string,
): string | undefined {
  const path = join(folder, file);
  const fail = (found: string, wanted: string): undefined => {
    problems.push({ file, path: '', found, expected: wanted });
  };
  if (!isFile(path))
    return fail(isFolder(path) ? 'a folder' : 'a file that does not exist', expected);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return fail('bytes that are not UTF-8', 'a file in UTF-8');
  }
}
