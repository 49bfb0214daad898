// Checks that no file imports statically what browsers load on request (`lazy/`, `api/`; docs/decisions/001):
// `npm run lint:imports`. dependency-cruiser cannot tell imports of types from others.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStaticLazyImports } from './structure/findStaticLazyImports.ts';

const ROOT = join(import.meta.dirname, '../..');
// A server is one file: it loads nothing on request.
const NOT_CHECKED = /[.]test[.]tsx?$|\/(?:simulation|fixtures)\/|^src\/(?:testing|render)\//;

const files = globSync('{src,host-kit/src}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_CHECKED.test(file));
const problems = files.flatMap((file) =>
  findStaticLazyImports(file, readFileSync(join(ROOT, file), 'utf8')),
);
for (const { file, line, target } of problems) {
  process.stderr.write(`${file}:${line}: import ${target} dynamically, or its types only\n`);
}
process.stdout.write(`${files.length} files, ${problems.length} static imports of lazy code\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
