import data from './data/categories.json' with { type: 'json' };

/** The number of the first category of the tree. */
const FIRST_NUMBER = 4001;

/**
 * The slug of the category of a URL `/<title>-c<number>`, as in the footer's links (FOOT-15); undefined for an
 * unknown number.
 */
export function categoryByNumber(number: number): string | undefined {
  return data.categories[number - FIRST_NUMBER]?.slug;
}
