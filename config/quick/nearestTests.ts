import { dirname } from 'node:path';
import type { ChangedFiles } from './changedFiles.ts';

/** It takes two minutes, and concerns whatever the cart imports. */
const SIMULATION = 'src/features/cart/simulation/';

/** No module imports a catalogue's source, so Jest finds no tests of it. These show texts, and are fast. */
const TEXT_TESTS = [
  'src/features/newsletter/legalTexts.test.tsx',
  'src/features/search/lazy/suggestionTexts.test.tsx',
  'src/foundation/i18n/localeRegistry.test.ts',
];

const isText = (file: string) => /^locales\/.*\.po$/.test(file);

/** How many folders two files have in common, from the root. */
function commonFolders(one: string, other: string): number {
  const [folders, others] = [dirname(one).split('/'), dirname(other).split('/')];
  const index = folders.findIndex((folder, position) => folder !== others[position]);
  return index < 0 ? folders.length : index;
}

const nearness = (test: string, files: readonly string[]) =>
  Math.max(0, ...files.map((file) => commonFolders(file, test)));

/**
 * The tests to run first: those that show texts if texts have changed, changed ones, then those that are nearest to a
 * changed file in the folders, to an uncommitted one before all. A change in the foundation concerns nearly all tests,
 * most of them from afar.
 */
export function nearestTests(
  tests: readonly string[],
  { changed, uncommitted }: Pick<ChangedFiles, 'changed' | 'uncommitted'>,
  max: number,
): string[] {
  const textTests = changed.some(isText) ? TEXT_TESTS : [];
  const hasSimulation = changed.some((file) => file.startsWith(SIMULATION));
  const others = tests.filter((test) => hasSimulation || !test.startsWith(SIMULATION));
  const ranked = others.map((test) => ({
    test,
    ranks: [
      Number(uncommitted.includes(test)),
      Number(changed.includes(test)),
      nearness(test, uncommitted),
      nearness(test, changed),
    ],
  }));
  ranked.sort((a, b) => {
    const differences = b.ranks.map((rank, index) => rank - (a.ranks[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  return [...new Set([...textTests, ...ranked.map(({ test }) => test)])].slice(0, max);
}
