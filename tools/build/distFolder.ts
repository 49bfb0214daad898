import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The folder of the build: `DIST` of the environment, or `dist/` by default. With `DIST`, the builds of two shops can
 * coexist.
 */
export function distFolder(path = process.env['DIST']): string {
  return path ? resolve(path) : join(ROOT, 'dist');
}
