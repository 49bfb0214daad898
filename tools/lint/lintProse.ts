// `npm run lint:prose`: checks the sentences of all Markdown files (docs/decisions/037). Prints one line per problem
// and exits with code 1 if there are any.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProse } from './prose/checkProse.ts';

const ROOT = join(import.meta.dirname, '../..');
const GENERATED = ['node_modules', 'dist', '@mf-types', 'generated', 'test-results'];

const files = globSync(['**/*.md', '.github/**/*.md'], {
  cwd: ROOT,
  exclude: GENERATED.map((folder) => `**/${folder}/**`),
}).toSorted();

let count = 0;
for (const file of files) {
  for (const { line, message } of await checkProse(readFileSync(join(ROOT, file), 'utf8'))) {
    process.stderr.write(`${file}:${line}: ${message}\n`);
    count += 1;
  }
}
process.stdout.write(`${files.length} documents, ${count} problems\n`);
process.exitCode = count > 0 ? 1 : 0;
