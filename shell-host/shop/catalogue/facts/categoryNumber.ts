import { categoryParents, type CategorySlug } from './categoryParents.ts';

/** The number of the tree's first category. */
const FIRST = 4001;
const slugs = Object.keys(categoryParents) as CategorySlug[];

/** The category that an address `/<words>-c<number>` names, as the footer's do (F§2); undefined for none. */
export function categoryOfNumber(number: number): CategorySlug | undefined {
  return slugs[number - FIRST];
}
