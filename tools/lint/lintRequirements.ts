import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkRequirements } from './requirements/checkRequirements.ts';

// `npm run lint:requirements`: checks that cited requirements exist and that each has a test. Prints one line per
// problem and exits with code 1 if there are any.
const root = join(import.meta.dirname, '../..');
const generated = new Set(['node_modules', 'dist', '@mf-types', 'generated']);

const files = globSync('**/*.{ts,tsx,js,cjs,css,md,po}', {
  cwd: root,
  exclude: (path) => generated.has(path.split(sep).at(-1) ?? ''),
}).map((path) => ({
  path: path.split(sep).join('/'),
  text: readFileSync(join(root, path), 'utf8'),
}));

const { problems, total, tested } = checkRequirements(files);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${total} requirements, ${tested} with a test\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
