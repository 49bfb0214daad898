/** A product that a text may be after. */
export interface ProductSuggestion {
  /** Undefined where the service gave none; `-1` stands for none too (H§7). */
  id: string | undefined;
  title: string;
  /** The thumbnail's address; it still has to pass the gate for images. */
  thumb: string | undefined;
  /** The product's own page, an address that may be followed. */
  url: string;
  /** Which size or colour was found (`webshopProductDimensionKey`). */
  dimension: string | undefined;
}

/** What the shop suggests for a text. */
export interface Suggestions {
  terms: string[];
  products: ProductSuggestion[];
}

/** How many the shop is asked for, and how many are shown at most (H§9). */
export const MAX_TERMS = 10;
export const MAX_PRODUCTS = 5;

/** Shorter texts are not asked about (H§5). */
const MIN_LENGTH = 2;

/** Whether the shop is asked what it would suggest for a text. Blanks alone are no text. */
export function isLongEnough(text: string): boolean {
  return text.length >= MIN_LENGTH && text.trim() !== '';
}

/** One row of the panel. The keys move through them in their order. */
export type Suggestion =
  { kind: 'term'; text: string } | { kind: 'product'; text: string; product: ProductSuggestion };

/** The rows that are shown: terms, then products; in the icon's flyout terms only (H§4). */
export function rowsOf(
  { terms, products }: Suggestions,
  variant: 'overlay' | 'flyout',
): Suggestion[] {
  const rows: Suggestion[] = terms.map((text) => ({ kind: 'term', text }));
  if (variant === 'flyout') return rows;
  return rows.concat(
    products.map((product) => ({ kind: 'product', text: product.title, product })),
  );
}

/** A product's page with the typed text and, where there is one, the product's dimension (H§2). */
export function productAddress({ url, dimension }: ProductSuggestion, typed: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('query', typed);
  if (dimension) parameters.set('dim1', dimension);
  return `${path}?${parameters}${hash}`;
}
