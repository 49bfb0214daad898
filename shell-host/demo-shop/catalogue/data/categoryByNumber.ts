import { categoryParents, type CategorySlug } from './categoryParents.ts';

/** The number of the first category of the tree. */
const FIRST_NUMBER = 4001;
const slugs = Object.keys(categoryParents) as CategorySlug[];

/**
 * The category of a URL `/<title>-c<number>`, as in the footer's links (FOOT-15); undefined for an unknown
 * number.
 */
export function categoryByNumber(number: number): CategorySlug | undefined {
  return slugs[number - FIRST_NUMBER];
}
