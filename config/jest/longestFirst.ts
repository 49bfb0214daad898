import TestSequencer from '@jest/test-sequencer';

type Tests = Parameters<TestSequencer['sort']>[0];

/** Files that take longest, the longest first, though they are small. */
const LONGEST = [
  'cart/simulation/mutants/mutants.test.ts',
  'cart/simulation/firstHalf.test.ts',
  'cart/simulation/secondHalf.test.ts',
  'exposes/Header.malformed.test.tsx',
];

const rankOf = ({ path }: Tests[number]) => {
  const index = LONGEST.findIndex((end) => path.replaceAll('\\', '/').endsWith(end));
  return index < 0 ? LONGEST.length : index;
};

/**
 * Runs the longest files first, so that no core waits for one at the end. By itself Jest knows them only from its last
 * run, which a fresh clone has not had: there it takes the size of a file for its time.
 */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The method of Jest's class, not of an array
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
