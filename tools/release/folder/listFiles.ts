import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files of a folder by relative paths with slashes. Ignores links, because they may lead out of the folder.
 */
export function listFiles(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(folder, inside);
    return entry.isFile() ? [inside] : [];
  });
}
