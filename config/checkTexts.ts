import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../src/foundation/i18n/locales.ts';
import { findTextProblems } from './texts/findTextProblems.ts';
import { readPo } from './texts/readPo.ts';

/** Checks all message catalogues (`npm run i18n`): one line for each problem, and exit code 1 if there are any. */
const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const problems = findTextProblems({
  catalogues: Object.fromEntries(
    locales.map((locale) => [locale, readPo(read(`locales/${locale}/messages.po`))]),
  ),
  sourceLocale: 'de-DE',
  partialLocales: ['de-AT', 'de-CH'],
  sources: globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$|^src\/testing\//.test(path))
    .map(read),
});

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${locales.length} locales, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
