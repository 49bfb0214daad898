/** A search term. */
export interface TermSuggestion {
  kind: 'term';
  text: string;
}

export interface ProductSuggestion {
  kind: 'product';
  /** Its title. */
  text: string;
  /** Undefined where the service sent none; `-1` is no id either. */
  id: string | undefined;
  /** Address of its picture, not yet checked. */
  thumbnail: string | undefined;
  /** Address of its own page, safe to follow. */
  address: string;
  /** The size or colour that was found (`webshopProductDimensionKey`). */
  dimension: string | undefined;
}

/** One option of the list under a search box. */
export type Suggestion = TermSuggestion | ProductSuggestion;
