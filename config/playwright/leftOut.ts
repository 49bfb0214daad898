// Prints the browser tests that `npm test` omits, by the program that they need.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { describeNeeds } from './describeNeeds.ts';
import { tagsOfProject } from './engines.ts';

/** Returns the tags of all tests in a suite and its nested suites. */
const tagsIn = ({ specs, suites = [] }: JSONReportSuite): string[][] => [
  ...specs.map((spec) => [
    ...spec.tags.map((tag) => `@${tag}`),
    ...tagsOfProject(spec.tests[0]?.projectName),
  ]),
  ...suites.flatMap(tagsIn),
];

const { stdout } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    join(import.meta.dirname, 'playwright.config.ts'),
    '--grep-invert',
    '@journey',
    '--list',
    '--reporter',
    'json',
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 27 },
);
const report: JSONReport = JSON.parse(stdout);
const tags = report.suites.flatMap(tagsIn);
process.stdout.write(
  [
    '',
    'Not part of npm test, run by npm run test:full:',
    `  ${tags.length} browser tests`,
    ...describeNeeds(tags),
    '  the tests of the repository’s own programs and the full cart simulation (npm run test:slow)',
    '  the checks of the second shop (npm run check:second-shop)',
    '',
  ].join('\n'),
);
