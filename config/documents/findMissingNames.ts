import { matchesGlob } from 'node:path';

/** What documents name, and where it must exist. */
export interface Repository {
  /** All files, from the root, with slashes. */
  files: readonly string[];
  /** The names of the scripts in `package.json`. */
  scripts: readonly string[];
}

/** Files that a build, a release or a host makes, a part of a package, and a name that is mentioned because no file has it. */
const NOT_HERE = new Set([
  '@mf-types.zip',
  '@mf-types.d.ts',
  'fragments.json',
  'mf-manifest.json',
  'mf-stats.json',
  'current.json',
  'sbom.json',
  'messages.json',
  'newsletter.json',
  'reserve.css',
  'jsx-runtime',
  'index.ts',
  '.d.ts',
]);
const GENERATED = /^(?:dist|node_modules|releases|@mf-types|test-results|playwright-report)\//;

const FENCE = /^```[^]*?^```$/gm;
const ADDRESS = /\b[a-z]+:\/\/[^\s)`'"]+/g;
const PATH_OF_FILE = /[\w@.<>*{},/-]*[\w>*}]\.(?:tsx?|cjs|css|md|json|po|ya?ml|svg|png)\b/g;
const FOLDER = /`((?:\.\.\/|[\w@.<>*-]+\/)+[\w@.<>*-]*)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const SCRIPT = /\bnpm run ([\w:-]+)/g;

/** `src/features/<topic>/` as a pattern of files: any name in place of `<topic>`. */
const patternOf = (name: string) =>
  name
    .replace(/^(?:\.\.?\/)+/, '')
    .replaceAll(/<[^>]*>/g, '*')
    .replace(/\/$/, '/**');

/**
 * Whether a file or a folder is in the repository. A name without its upper folders counts, as documents shorten them:
 * `app/page.ts`, or `page.ts` in a list of neighbours.
 */
function exists({ files }: Repository, name: string): boolean {
  if (NOT_HERE.has(name.split('/').at(-1) ?? '') || GENERATED.test(name)) return true;
  const pattern = patternOf(name);
  return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `**/${pattern}`));
}

const isPath = (name: string) => /[./]/.test(name) && !/^[.\d/]+$/.test(name);

/**
 * Finds the files, folders and scripts that a document names and that do not exist, so that documents cannot become
 * stale silently.
 *
 * A name with a slash and without an ending counts as a folder where its first part is a folder of the repository;
 * others are addresses, modules or packages.
 */
export function findMissingNames(text: string, repository: Repository): string[] {
  const plain = text.replaceAll(ADDRESS, '');
  const folders = new Set(repository.files.flatMap((file) => file.split('/').slice(0, -1)));
  const named = new Set([
    ...[...plain.matchAll(PATH_OF_FILE)].map(([name]) => name),
    ...[...plain.replaceAll(FENCE, '').matchAll(LINK)].map(([, name = '']) => name),
    ...[...plain.matchAll(FOLDER)]
      .map(([, name = '']) => name)
      .filter((name) => folders.has(name.split('/').find((part) => part !== '..') ?? '')),
  ]);
  const scripts = [...plain.matchAll(SCRIPT)].map(([, name = '']) => name);
  return [
    ...[...named].filter((name) => isPath(name) && !exists(repository, name)),
    ...scripts
      .filter((name) => !repository.scripts.includes(name))
      .map((name) => `npm run ${name}`),
  ];
}
