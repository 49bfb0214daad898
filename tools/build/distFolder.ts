import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Where builds go, and where they are served and measured from: the folder that the environment variable `DIST` names,
 * default `dist/`. Two shops can be built side by side.
 */
export function distFolder(path = process.env['DIST']): string {
  return path ? resolve(path) : join(ROOT, 'dist');
}
