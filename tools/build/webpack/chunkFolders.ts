import { chunkOf } from './chunkName.ts';

/**
 * Lists the source files of a build that are not in the chunk that their folder names.
 *
 * @param files The names of the chunks that contain each file.
 */
export function findMisplacedFiles(files: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...files].flatMap(([file, chunks]) => {
    const expected = chunkOf(file);
    const actual = [...chunks].toSorted().join(', ');
    return expected && actual !== expected ? [`${file} is in the chunk ${actual}`] : [];
  });
}
