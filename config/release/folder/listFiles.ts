import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a folder, by their paths in it, with slashes. What a link leads to is not of the folder: `readdir` would
 * follow it. A folder in it that disappears meanwhile, such as another command's lock, counts as empty.
 */
export function listFiles(folder: string, path = ''): string[] {
  return entriesOf(join(folder, path), path === '').flatMap((entry) => {
    const inside = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(folder, inside);
    return entry.isFile() ? [inside] : [];
  });
}

function entriesOf(folder: string, isRequired: boolean) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isRequired || existsSync(folder)) throw error;
    return [];
  }
}
