import { dirname, posix } from 'node:path';

/** A static import of a file that is loaded on request. */
export interface StaticLazyImport {
  file: string;
  line: number;
  /** The imported file, relative to the root. */
  target: string;
}

/**
 * The download that a file belongs to. All `api` folders are one download (`services`). All `lazy` folders of one
 * feature or area are one, at any depth, and so are those of the same `<name>.lazy`. Undefined for code that is
 * loaded with the page.
 */
function downloadOf(path: string): string | undefined {
  const folder = /^.*\/((?:[^/]+\.)?lazy|api)\//.exec(path)?.[1];
  if (folder === undefined || folder === 'api') return folder;
  const owner = path.split('/').slice(0, 3).join('/');
  return `${owner}: ${folder}`;
}

const IMPORT = /^(?:import|export)\s(?!type\s)([^;']*?)(?:\sfrom\s)?'(\.[^']+)';$/gm;

/** Whether every name of an import clause is a type, as in `{ type A, type B }`. */
function isOnlyTypes(clause: string): boolean {
  const names = /^\s*\{([^]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? [];
  const written = names.filter((name) => name.trim());
  return written.length > 0 && written.every((name) => /^\s*type\s/.test(name));
}

/**
 * Finds static imports that lead into a `lazy/` or `api/` folder from another download: they would move its code into
 * the download of the importing file. Imports of types and dynamic imports are allowed (docs/decisions/001).
 *
 * @param file Path of the source file, relative to the root, with slashes.
 */
export function findStaticLazyImports(file: string, source: string): StaticLazyImport[] {
  return [...source.matchAll(IMPORT)].flatMap(({ 1: clause = '', 2: specifier = '', index }) => {
    const target = posix.normalize(posix.join(dirname(file), specifier));
    const download = downloadOf(target);
    if (!download || download === downloadOf(file) || isOnlyTypes(clause)) return [];
    return [{ file, line: source.slice(0, index).split('\n').length, target }];
  });
}
