import { matchesGlob } from 'node:path';

/** The names that documents may refer to. */
export interface Repository {
  /** Paths of all files, relative to the root, with slashes. */
  files: readonly string[];
  /** Names of the scripts in `package.json`. */
  scripts: readonly string[];
}

const IN_CODE = /`([\w@.<>*{},/-]+)`/g;
const LINK = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;
const SCRIPT = /\bnpm run ([\w:-]+)/g;

/** Folders that builds create. */
const GENERATED = /^(?:dist|generated|node_modules)\//;

const firstGroups = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Converts a path such as `src/features/<topic>/` to a glob pattern. Each placeholder matches any name. */
const patternOf = (name: string) =>
  name
    .replace(/^(?:\.\.?\/)+/, '')
    .replaceAll(/<[^>]*>/g, '*')
    .replace(/\/$/, '/**');

/**
 * Returns the files, folders and scripts that a document names and that do not exist. Checks links, and paths in
 * backticks that start with a folder of the root.
 */
export function findMissingNames(text: string, { files, scripts }: Repository): string[] {
  const roots = new Set(files.flatMap((file) => file.split('/').slice(0, -1)[0] ?? []));
  const paths = firstGroups(IN_CODE, text).filter(
    (name) => roots.has(name.split('/')[0] ?? '') && name.includes('/') && !GENERATED.test(name),
  );
  const missing = [...new Set([...paths, ...firstGroups(LINK, text)])].filter((name) => {
    const pattern = patternOf(name);
    const patterns = [pattern, `${pattern}/**`, `**/${pattern}`];
    return !files.some((file) => patterns.some((each) => matchesGlob(file, each)));
  });
  const unknown = firstGroups(SCRIPT, text).filter((name) => !scripts.includes(name));
  return [...missing, ...unknown.map((name) => `npm run ${name}`)];
}
