import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';

/** Whether there is a file at a path: a folder is none. */
export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Whether there is a folder at a path, or a link to one. */
export const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/**
 * The text of a file of the shop's folder, without a byte order mark. Where it cannot be read that is added to the
 * problems: another encoding than UTF-8 would become wrong letters.
 */
export function readText(
  folder: string,
  file: string,
  problems: Problem[],
  expected: string,
): string | undefined {
  const path = join(folder, file);
  const add = (found: string, wanted = expected): undefined => {
    problems.push({ file, path: '', found, expected: wanted });
  };
  if (!isFile(path)) return add(isFolder(path) ? 'a folder' : 'no such file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? add('bytes that are no UTF-8', 'a file in UTF-8')
      : add(message);
  }
}
