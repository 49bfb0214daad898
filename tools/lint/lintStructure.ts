// Checks that folders name chunks (docs/decisions/001): `npm run lint:imports`. No file statically imports code that browsers
// load on request (`chunks/`), and a file that only one later chunk uses is in its folder. dependency-cruiser cannot distinguish
// imports of types from others.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChunkCrossings, findLaterFiles, staticImports } from './structure/chunkImports.ts';

const ROOT = join(import.meta.dirname, '../..');
// A server is one file: it loads nothing on request.
const NOT_CHECKED = /[.]test[.]tsx?$|\/(?:simulation|fixtures)\/|^src\/(?:testing|render)\//;

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_CHECKED.test(file));
const imports = files.flatMap((file) =>
  staticImports(file, readFileSync(join(ROOT, file), 'utf8')),
);
const problems = [
  ...findChunkCrossings(imports).map(
    ({ file, line, target }) => `${file}:${line}: import ${target} dynamically, or its types only`,
  ),
  ...[...findLaterFiles(imports)].map(
    ([file, chunk]) => `${file}: only the chunk ${chunk} uses it: move it into chunks/${chunk}/`,
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} in the wrong chunk\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
