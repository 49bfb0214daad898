// Types, lint, and the unit tests of what has changed since the branch left the mainline: `npm run check:quick`. Prints
// a line for each step, the output of those that failed, and their names.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { changedFiles, type ChangedFiles } from './quick/changedFiles.ts';
import { nearestTests } from './quick/nearestTests.ts';
import { PRODUCT_PROJECTS } from './types/productProjects.ts';

const ROOT = join(import.meta.dirname, '..');

/** About as many test files as run within a minute beside the other steps; `npm run check` runs the rest. */
const MAX_TEST_FILES = 20;

/** The projects; the host's types exist after the first build only. */
const PROJECTS = [
  ...PRODUCT_PROJECTS,
  'generated/shop/tsconfig.shop.json',
  ...(existsSync(join(ROOT, '@mf-types')) ? ['shell-host/host'] : []),
];

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

const failed: string[] = [];

/** Runs Node with these arguments and reports the outcome under a name. Returns the output, null after a failure. */
async function step(name: string, args: readonly string[]): Promise<string | null> {
  const start = performance.now();
  // The simulation of the cart is as long as in `npm run test:watch`.
  const env = { CART_RUNS: '2000', ...process.env };
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0) failed.push(name);
  process.stdout.write(
    `${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${code === 0 ? '' : output}`,
  );
  return code === 0 ? output : null;
}

const scripts = (...names: string[]) => names.map((name) => [name, ['--run', name]] as const);

async function inSequence(steps: readonly (readonly [string, readonly string[]])[]): Promise<void> {
  for (const [name, args] of steps) await step(name, args);
}

/** Types by the compiler's incremental mode: a project that did not change takes a second. */
const types = PROJECTS.map((project) => {
  const cache = `.cache/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`;
  const options = ['-p', project, '--incremental', '--tsBuildInfoFile', cache];
  return [`types of ${project}`, ['node_modules/typescript/bin/tsc', ...options]] as const;
});

/** A name that begins with a hyphen would be taken for an option. */
const asArguments = (files: readonly string[]) =>
  files.map((file) => (file.startsWith('-') ? `./${file}` : file));

/** The tests that import one of the files, directly or not; null if Jest fails. */
async function relatedTests(files: readonly string[]): Promise<string[] | null> {
  if (files.length === 0) return [];
  const related = ['--listTests', '--findRelatedTests', ...asArguments(files)];
  const list = await step('list of tests', [...JEST, ...related]);
  const paths = list?.match(/^.+\.test\.tsx?$/gm) ?? (list === null ? null : []);
  return paths?.map((path) => relative(ROOT, path).split(sep).join('/')) ?? null;
}

async function runTests(files: ChangedFiles): Promise<void> {
  const tests = await relatedTests(files.changed);
  if (!tests) return;
  const max = files.isBranchKnown ? MAX_TEST_FILES : Infinity;
  const nearest = nearestTests(tests, files, max);
  if (nearest.length === 0) {
    process.stdout.write('– no unit test concerns the changes\n');
    return;
  }
  const concerned = new Set([...tests, ...nearest]).size;
  const name = `unit tests: ${nearest.length} files of ${concerned} that the changes concern`;
  await step(name, [...JEST, '--silent', '--runTestsByPath', ...nearest]);
}

function changedFilesOrExit(): ChangedFiles {
  try {
    return changedFiles(ROOT);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}

const files = changedFilesOrExit();
for (const note of files.notes) process.stdout.write(`– ${note}\n`);
process.stdout.write(`${files.changed.length} changed files\n`);
await step('i18n', ['--run', 'i18n']);
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern'];
await Promise.all([
  inSequence(types),
  inSequence([
    ...scripts('lint', 'lint:imports', 'lint:requirements', 'lint:settings'),
    ['format of what changed', [...oxfmt, ...asArguments(files.changed), 'package.json']],
  ]),
  runTests(files),
]);
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll passed\n');
process.exitCode = failed.length > 0 ? 1 : 0;
