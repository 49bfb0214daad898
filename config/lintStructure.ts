// Checks the structure of `src/` and of the host kit (docs/decisions/001): `npm run lint:imports`. What browsers load on
// request (`lazy/`, `api/`) is never imported statically, a folder has at most 15 files of code, and a file 200 lines.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findStaticLazyImports } from './structure/findStaticLazyImports.ts';

const ROOT = join(import.meta.dirname, '..');
const MAX_FILES = 15;
const MAX_LINES = 200;
const IS_TEST_CODE = /[.]test[.]tsx?$|[.]d[.]ts$|\/(?:simulation|fixtures)\/|^src\/testing\//;

const files = globSync('{src,host-kit/src}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !IS_TEST_CODE.test(file))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));

// A server is one file: it loads nothing on request.
const inBrowser = files.filter(({ file }) => !file.startsWith('src/server/'));

const problems = inBrowser.flatMap(({ file, source }) =>
  findStaticLazyImports(file, source).map(
    ({ line, target }) => `${file}:${line}: import ${target} dynamically, or its types only`,
  ),
);
for (const { file, source } of files) {
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_LINES) problems.push(`${file}: ${lines} lines, at most ${MAX_LINES}`);
}
for (const [folder, inFolder] of Map.groupBy(files, ({ file }) => dirname(file))) {
  const count = inFolder.length;
  if (count > MAX_FILES) problems.push(`${folder}: ${count} files of code, at most ${MAX_FILES}`);
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files of code, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
