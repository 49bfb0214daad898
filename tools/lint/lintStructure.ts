// `npm run lint:imports`: checks that folders match chunks (docs/decisions/001). Code in `chunks/` must not be imported
// statically from outside, and a file that only one later chunk uses belongs in its folder. dependency-cruiser cannot
// distinguish imports of types from others.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChunkCrossings, findLaterFiles, staticImports } from './structure/chunkImports.ts';

const ROOT = join(import.meta.dirname, '../..');
// The renderer is a single file, so it has no chunks.
const NOT_CHECKED = /[.]test[.]tsx?$|\/fixtures\/|^src\/(?:testing|render)\//;

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_CHECKED.test(file));
const imports = files.flatMap((file) =>
  staticImports(file, readFileSync(join(ROOT, file), 'utf8')),
);
const problems = [
  ...findChunkCrossings(imports).map(
    ({ file, line, target }) => `${file}:${line}: import ${target} dynamically, or only its types`,
  ),
  ...[...findLaterFiles(imports)].map(
    ([file, chunk]) =>
      `${file}: only the chunk ${chunk} uses this file: move it to chunks/${chunk}/`,
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} in the wrong chunk\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
