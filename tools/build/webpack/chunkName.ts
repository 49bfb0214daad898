import { posix } from 'node:path';

/** A dynamic import of a relative path. Captures the comments before the path. */
const IMPORT = /\bimport\(\s*((?:\/\*[^*]*\*\/\s*)*)'(\.[^']+)'/g;

/**
 * Returns the chunk of a file: the last folder below `chunks/`, or the name of an exposed module. Returns `undefined`
 * for other files, which are part of each chunk that imports them.
 *
 * @param path With slashes.
 */
export function chunkOf(path: string): string | undefined {
  const [, chunk, exposed] = /^.*\/(?:chunks\/([^/]+)\/|exposes\/(\w+)\.tsx?$)/.exec(path) ?? [];
  return chunk ?? exposed;
}

/**
 * Adds `webpackChunkName` to the dynamic imports of a source file.
 *
 * @param path Path of the source file.
 */
export function nameChunks(source: string, path: string): string {
  return source.replaceAll(IMPORT, (call, comments: string, target: string) => {
    const chunk = chunkOf(posix.join(posix.dirname(path.replaceAll('\\', '/')), target));
    return chunk ? `import(/* webpackChunkName: "${chunk}" */ ${comments}'${target}'` : call;
  });
}
