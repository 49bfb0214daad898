import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTAINER } from '../../../config/federation.ts';

/** Files that influence a build besides packages and the shop. */
const SOURCES = [
  'src/**/*.*',
  'locales/**/*.*',
  'config/**/*.*',
  'tools/{build,shop}/**/*.*',
  'webpack.config.ts',
];
/** The compiled modules of a shop, without its TypeScript projects, which contain paths of the machine. */
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

/** All installed packages. Tools count too, because another minifier produces another build. */
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
 * Returns the unique name of a build: a hash of its sources, texts, configuration, shop and packages. It is the same on
 * every machine. Two builds of the remote may run on one page. If they had the same name, their webpack runtimes would
 * load each other's chunks (HOST-43).
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
