import { dirname, posix } from 'node:path';
import { chunkOf } from '../../build/webpack/chunkName.ts';

/** A static import of a value. */
export interface StaticImport {
  file: string;
  line: number;
  /** The imported file, relative to the root. */
  target: string;
}

const IMPORT = /^(?:import|export)\s(?!type\s)([^;']*?)(?:\sfrom\s)?'(\.[^']+)';$/gm;

/** Whether an import clause contains only types, as in `{ type A, type B }`. */
function isOnlyTypes(clause: string): boolean {
  const names = /^\s*\{([^]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? [];
  const written = names.filter((name) => name.trim());
  return written.length > 0 && written.every((name) => /^\s*type\s/.test(name));
}

/**
 * Returns the static imports of a source file, except those of types.
 *
 * @param file Path relative to the root, with slashes.
 */
export function staticImports(file: string, source: string): StaticImport[] {
  return [...source.matchAll(IMPORT)]
    .filter(({ 1: clause = '' }) => !isOnlyTypes(clause))
    .map(({ 2: specifier = '', index }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      target: posix.normalize(posix.join(dirname(file), specifier)),
    }));
}

/** Finds imports that would move a file of one chunk into another one (docs/decisions/001). */
export function findChunkCrossings(imports: readonly StaticImport[]): StaticImport[] {
  return imports.filter(
    ({ file, target }) => target.includes('/chunks/') && chunkOf(target) !== chunkOf(file),
  );
}

/** Finds files in the root of an area or a feature that only one later chunk uses. Returns them with that chunk. */
export function findLaterFiles(imports: readonly StaticImport[]): Map<string, string> {
  const users = Map.groupBy(imports, ({ target }) => target);
  return new Map(
    [...users].flatMap(([target, uses]): [string, string][] => {
      const [chunk, ...others] = new Set(uses.map(({ file }) => laterChunkOf(file)));
      const isInRoot = /^src\/(?:areas|features)\//.test(target) && !chunkOf(target);
      return isInRoot && chunk && others.length === 0 ? [[target, chunk]] : [];
    }),
  );
}

const laterChunkOf = (file: string) => (file.includes('/chunks/') ? chunkOf(file) : undefined);
