import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** For editors: where `fascia/shop` is, from a shop's folder. */
export function projectOf(folder: string): string {
  const from = (path: string) => relative(folder, join(ROOT, path)).split(sep).join('/');
  return `${JSON.stringify(
    {
      extends: from('tsconfig.json'),
      compilerOptions: {
        types: [],
        paths: { 'fascia/shop': [from('src/foundation/shop/defineShop.ts')] },
      },
      include: ['.'],
    },
    null,
    2,
  )}\n`;
}

/**
 * Copies the repository's shop to a folder, with a project that leads an editor back to the types.
 *
 * @throws Error if the folder has files already.
 */
export function createShop(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} has files already. Name a new folder.`);
  }
  cpSync(join(ROOT, 'shop'), folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), projectOf(folder));
}
