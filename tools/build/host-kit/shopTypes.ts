const union = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(' | ');

/** The declaration of the host kit's `shop.ts` with the codes of one shop instead of `string`. */
export function shopTypes(sites: readonly string[], locales: readonly string[]): string {
  return `/** A country site of the shop. */
export type Site = ${union(sites)};
/** A locale that the shop ships. */
export type Locale = ${union(locales)};
`;
}
