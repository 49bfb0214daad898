import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../src/foundation/i18n/locales.ts';
import { checkTexts } from './texts/checkTexts.ts';
import { readPo } from './texts/readPo.ts';

// Checks all texts: `npm run i18n`. A line for each problem, and status 1 if there is one.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const problems = checkTexts({
  catalogues: Object.fromEntries(
    locales.map((locale) => [locale, readPo(read(`locales/${locale}/messages.po`))]),
  ),
  source: 'de-DE',
  partial: ['de-AT', 'de-CH'],
  code: globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$|^src\/testing\//.test(path))
    .map(read),
});

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${locales.length} locales, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
