import { dirname } from 'node:path';
import { chunkOf } from './chunkName.ts';

/** Width of the column of names. Only names that webpack generates for packages are longer. */
const NAME_WIDTH = 32;

/** Names of the chunks that contain each source file. */
export type ChunksOfFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists the files that are not in the chunk that their folder names. */
export function findMisplacedFiles(files: ChunksOfFiles): string[] {
  return [...files].flatMap(([file, chunks]) => {
    const expected = chunkOf(file);
    const actual = [...chunks].toSorted().join(', ');
    return expected && actual !== expected ? [`${file} is in the chunk ${actual}`] : [];
  });
}

/** The folders of a chunk's own files, sorted. */
function foldersOf(chunk: string, files: ChunksOfFiles): string[] {
  const own = [...files].filter(([file]) => chunkOf(file) === chunk);
  const folders = own.map(([file]) => /^.*\/chunks\/[^/]+/.exec(file)?.[0] ?? dirname(file));
  return [...new Set(folders)].toSorted();
}

/**
 * Formats a table of chunks with their sizes and the folders of their files.
 *
 * @param sizes Gzipped bytes of each chunk's files, by the chunk's name.
 */
export function chunkTable(sizes: ReadonlyMap<string, number>, files: ChunksOfFiles): string {
  const names = [...sizes.keys()].toSorted();
  const lines = names.map((name) => {
    const kB = ((sizes.get(name) ?? 0) / 1000).toFixed(1).padStart(7);
    return `${name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} ${kB} kB  ${foldersOf(name, files).join('  ')}`.trimEnd();
  });
  return `${lines.join('\n')}\n`;
}
