import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';

/** Whether a path leads to a file. */
export const isFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a path leads to a folder, or to a link to one. */
export const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Reads a text file of the shop's folder, without its byte order mark.
 *
 * @returns the text, or `undefined` if the file is missing or not in UTF-8, which is added to the problems.
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
  if (!isFile(path)) return fail(isFolder(path) ? 'a folder' : 'no such file', expected);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    return fail('bytes that are not UTF-8', 'a file in UTF-8');
  }
}
