import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTAINER } from '../../../config/federation.ts';

/** What a build is made of, beside packages and the shop. Tests and hidden files are not. */
const SOURCES = [
  'src/**/*.*',
  'locales/**/*.*',
  'config/**/*.*',
  'tools/{build,shop}/**/*.*',
  'webpack.config.ts',
];
/** What a shop's folder was compiled to. Its projects for the compiler name paths of the machine. */
const SHOP_MODULES = ['**/!(tsconfig*).{ts,json,css}'];
const NOT_BUILT = /\.test\.tsx?$|(?:^|\/)\./;

function sourcesOf(root: string, patterns: readonly string[]): [path: string, text: string][] {
  const paths = globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !NOT_BUILT.test(path) && statSync(join(root, path)).isFile())
    .toSorted()
    .map((path) => [path, readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')]);
}

interface PackageLock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** Every package that is installed, tools too: another minifier makes another build. */
function packagesOf(root: string): string[][] {
  const { packages }: PackageLock = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', integrity = '' }]) => [path, version, integrity])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/**
 * The unique name of a build: a hash of its sources, texts, configuration, shop and packages, the same on every machine.
 * Two builds of the remote may run on one page; with the same name their webpack runtimes would use each other's
 * chunks (HOST-64).
 *
 * @param generated The folder of the shop's modules.
 */
export function buildName(root: string, development: boolean, generated: string): string {
  const parts = JSON.stringify([
    development,
    sourcesOf(root, SOURCES),
    sourcesOf(generated, SHOP_MODULES),
    packagesOf(root),
  ]);
  return `${CONTAINER}_${createHash('sha256').update(parts).digest('hex').slice(0, 8)}`;
}
