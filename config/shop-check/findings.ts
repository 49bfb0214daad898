import type { Difference } from '../services/validator.ts';

/** Who reads more than these has to mend them first. */
const MAX_FINDINGS = 20;

/** One difference as it is printed: `found` in words. */
export interface Finding extends Omit<Difference, 'found'> {
  found: string;
  /** In how many items of lists. */
  count: number;
}

/** The findings about one answer. */
export interface Findings {
  findings: Finding[];
  /** How many differences are not among them. */
  more: number;
}

/** The place with any index as `*`. */
export const placeInLists = (place: string): string => place.replaceAll(/\/\d+/g, '/*');

/** What is printed of the differences of an answer: those that differ in an index only are one. */
export function limitFindings(differences: readonly Omit<Finding, 'count'>[]): Findings {
  const groups = Map.groupBy(differences, ({ place, expected }) =>
    JSON.stringify([placeInLists(place), expected]),
  );
  const all = [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: 1 + others.length }] : [],
  );
  const findings = all.slice(0, MAX_FINDINGS);
  return { findings, more: differences.length - countOf(findings) };
}

/** How many differences there are. */
export function countOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { count }) => sum + count, 0);
}
