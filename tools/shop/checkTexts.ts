import { findTextProblems } from './texts/findTextProblems.ts';
import { readTexts } from './texts/readTexts.ts';

/**
 * `npm run i18n`: checks all message catalogues. Prints one line per problem and exits with code 1 if there are any.
 */
const texts = readTexts();
const problems = findTextProblems(texts);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${Object.keys(texts.catalogues).length} locales, ${problems.length} problems\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
