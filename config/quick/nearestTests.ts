import { dirname } from 'node:path';

/** How many folders two files have in common, from the root. */
function commonFolders(one: string, other: string): number {
  const [folders, others] = [dirname(one).split('/'), dirname(other).split('/')];
  const index = folders.findIndex((folder, position) => folder !== others[position]);
  return index < 0 ? folders.length : index;
}

/**
 * The tests to run first: changed ones, then those that are nearest to a changed file in the folders. A change in the
 * foundation concerns nearly all tests, most of them from afar.
 */
export function nearestTests(
  tests: readonly string[],
  changed: readonly string[],
  max: number,
): string[] {
  const nearness = (test: string) =>
    changed.includes(test)
      ? Infinity
      : Math.max(...changed.map((file) => commonFolders(file, test)));
  return tests.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, max);
}
