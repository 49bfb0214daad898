import * as v from 'valibot';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { address } from '../../foundation/untrusted/schemaAtoms.ts';
import {
  listOf,
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../foundation/untrusted/parseAnswer.ts';
import { MAX_PRODUCTS, MAX_TERMS, type Suggestions } from './suggestions.ts';

const ROUTE = '/service/searchfrontend/api/suggestions';

const textSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== ''),
);

const keySchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const termSchema = v.pipe(
  v.object({ searchterm: textSchema }),
  v.transform(({ searchterm }) => searchterm),
);

const productSchema = v.pipe(
  v.object({
    id: optionalField(keySchema),
    title: textSchema,
    imageProductThumb: optionalField(v.string()),
    productViewUrl: address,
    webshopProductDimensionKey: optionalField(keySchema),
  }),
  v.transform((product) => ({
    id: product.id,
    title: product.title,
    thumb: product.imageProductThumb,
    url: product.productViewUrl,
    dimension: product.webshopProductDimensionKey,
  })),
);

const answerSchema = v.pipe(
  v.object({
    searchTerms: optionalField(listOf(termSchema)),
    products: optionalField(listOf(productSchema)),
  }),
  v.check(({ searchTerms, products }) => Boolean(searchTerms ?? products)),
  v.transform(({ searchTerms = [], products = [] }): Suggestions => ({
    terms: [...new Set(searchTerms)].slice(0, MAX_TERMS),
    products: products.slice(0, MAX_PRODUCTS),
  })),
);

/** For which text, and in which shop. */
export interface SuggestionsRequest {
  query: string;
  site: Site;
}

/**
 * Reads an answer's body (H§3).
 * @throws ShapeError where it holds neither terms nor products.
 */
export function parseSuggestions(body: unknown): ParsedAnswer<Suggestions> {
  return parseAnswer(answerSchema, body);
}

/** What the shop suggests for a text (H§7). */
export async function getSuggestions(
  { query, site }: SuggestionsRequest,
  signal: AbortSignal,
): Promise<ParsedAnswer<Suggestions>> {
  const answer = await sendRequest({
    path: ROUTE,
    query: { q: query, site, maxSearchTerms: MAX_TERMS, maxProducts: MAX_PRODUCTS },
    signal,
  });
  return parseSuggestions(answer.body);
}
