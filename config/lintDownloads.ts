/* Checks that what is loaded on request (`lazy/`, `api/`) is never imported statically from outside. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStaticLazyImports } from './imports/findStaticLazyImports.ts';

const ROOT = join(import.meta.dirname, '..');
const IS_TEST_CODE = /[.]test[.]tsx?$|\/(?:simulation|fixtures)\/|^src\/testing\//;

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !IS_TEST_CODE.test(file));
const found = files.flatMap((file) =>
  findStaticLazyImports(file, readFileSync(join(ROOT, file), 'utf8')),
);
for (const { file, line, target } of found) {
  process.stderr.write(`${file}:${line}: import ${target} dynamically, or its types only\n`);
}
process.stdout.write(`${files.length} files, ${found.length} static imports of lazy code\n`);
process.exitCode = found.length > 0 ? 1 : 0;
