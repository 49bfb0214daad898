import * as v from 'valibot';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import { listOf, optionalField, parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import {
  address,
  id,
  optionalString,
  optionalUnlessEmpty,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { ProductSuggestion, Suggestion, SuggestionsRequest } from '../../searchSlice.ts';

const SERVICE = '/service/searchfrontend/api';

/** Maximum numbers of suggestions that are requested and shown (SEARCH-09). */
const MAX_TERMS = 10;
const MAX_PRODUCTS = 5;

/** Longer texts are invalid. Their comparison with the typed text could take seconds. */
const MAX_TEXT_LENGTH = 500;

const suggestedText = v.pipe(text, v.maxLength(MAX_TEXT_LENGTH));

const productSchema = v.pipe(
  v.object({
    id: optionalUnlessEmpty(id),
    title: suggestedText,
    imageProductThumb: optionalString,
    productViewUrl: address,
    webshopProductDimensionKey: optionalUnlessEmpty(id),
  }),
  v.transform((product): ProductSuggestion => ({
    kind: 'product',
    text: product.title,
    id: product.id,
    thumbnail: product.imageProductThumb,
    address: product.productViewUrl,
    dimension: product.webshopProductDimensionKey,
  })),
);

const responseSchema = v.pipe(
  v.object({
    searchTerms: optionalField(listOf(v.object({ searchterm: suggestedText }))),
    products: optionalField(listOf(productSchema)),
  }),
  v.check(({ searchTerms, products }) => Boolean(searchTerms ?? products)),
  v.transform(({ searchTerms = [], products = [] }): Suggestion[] => {
    const terms = [...new Set(searchTerms.map(({ searchterm }) => searchterm))];
    return [
      ...terms.slice(0, MAX_TERMS).map((term) => ({ kind: 'term' as const, text: term })),
      ...products.slice(0, MAX_PRODUCTS),
    ];
  }),
);

/**
 * Parses a response body into a list of terms followed by products (SEARCH-09).
 * @throws {ShapeError} If the body has neither a list of terms nor a list of products.
 */
export const parseSuggestions = (body: unknown) => parseAnswer(responseSchema, body);

/** Requests the suggestions for a text (SEARCH-09). */
export async function getSuggestions({ query, site }: SuggestionsRequest, signal: AbortSignal) {
  const { body } = await sendRequest({
    service: 'search',
    path: `${SERVICE}/suggestions`,
    query: { q: query, site, maxSearchTerms: MAX_TERMS, maxProducts: MAX_PRODUCTS },
    signal,
  });
  return parseSuggestions(body);
}

/** Prepares the shop's search for this visitor. The response is ignored (SEARCH-18). */
export async function getCacheKey(): Promise<void> {
  await sendRequest({ service: 'search', path: `${SERVICE}/cachekey` });
}
