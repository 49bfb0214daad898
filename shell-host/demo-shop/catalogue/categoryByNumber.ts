import data from './data/categories.json' with { type: 'json' };

/** The number of the first category of the tree. */
const FIRST_NUMBER = 4001;

/**
 * Returns the slug of the category in a URL `/<title>-c<number>`, as in the footer's links (FOOT-15), or `undefined` if
 * the number is unknown.
 */
export function categoryByNumber(number: number): string | undefined {
  return data.categories[number - FIRST_NUMBER]?.slug;
}
