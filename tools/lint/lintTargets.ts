// `npm run lint:features`: checks that the supported browsers have the features of the built files, or that these have a
// fallback (docs/decisions/039). Prints one line per problem and exits with code 1 if there are any.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTargets, type BuiltFile } from './targets/checkTargets.ts';
import { fallbacks, otherMethods } from './targets/fallbacks.ts';

const ROOT = join(import.meta.dirname, '../..');
const FRAGMENTS = 'dist/remote/fragments.json';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesOf = (kind: BuiltFile['kind'], pattern: string): BuiltFile[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => ({ path, kind, text: read(path) }));

/** The styles and scripts that a server adds to a page's document. */
const fragments: Record<'places' | 'unstyled' | 'reads' | 'unstyledScript', string> = JSON.parse(
  read(FRAGMENTS),
);

const files: BuiltFile[] = [
  ...filesOf('style', '{dist/{remote,shell-host},host-kit/dist}/*.css'),
  ...filesOf('script', '{dist/{remote,shell-host},host-kit/dist/{browser,release,router}}/**/*.js'),
  ...filesOf('script', 'host-kit/dist/{browser,fascia-host*,plain,react,router,signed,vue}.js'),
  { path: FRAGMENTS, kind: 'style', text: fragments.places },
  { path: FRAGMENTS, kind: 'style', text: fragments.unstyled },
  { path: FRAGMENTS, kind: 'script', text: `(${fragments.reads})` },
  { path: FRAGMENTS, kind: 'script', text: fragments.unstyledScript },
];
const problems = checkTargets(files, Object.keys({ ...fallbacks, ...otherMethods }));
for (const problem of new Set(problems)) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} styles and scripts, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
