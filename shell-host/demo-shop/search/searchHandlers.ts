import type { Product } from '../catalogue/product.ts';
import { localize } from '../localize.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { languageOf } from '../sites.ts';
import type { Site } from '../sites.ts';
import { productUrl } from '../urls.ts';
import type { Suggestions } from '../wireTypes.ts';
import { findProducts, findTerms } from './search.ts';

/** Defaults for requests without a limit (SEARCH-09). */
const DEFAULT_MAX_TERMS = 10;
const DEFAULT_MAX_PRODUCTS = 5;

/** `GET …/suggestions?q=&site=&maxSearchTerms=&maxProducts=` (SEARCH-09). */
export const readSuggestions: Handler = (c) => {
  const site = requestSite(c);
  const query = c.req.query('q') ?? '';
  const terms = findTerms(query, site);
  const found = findProducts(query, site);
  const suggestions: Suggestions = {
    searchTerms: terms
      .slice(0, parseLimit(c.req.query('maxSearchTerms'), DEFAULT_MAX_TERMS))
      .map((term) => ({ searchterm: term.toLocaleLowerCase(languageOf(site)) })),
    products: found
      .slice(0, parseLimit(c.req.query('maxProducts'), DEFAULT_MAX_PRODUCTS))
      .map((product) => suggestionResponse(product, site)),
  };
  return c.json(suggestions);
};

/** `GET …/cachekey`: a new key every day; the header does not read it (SEARCH-18). */
export const readCacheKey: Handler = (c) =>
  c.json({ cacheKey: c.var.state.now().toISOString().slice(0, 10) });

function suggestionResponse(product: Product, site: Site) {
  return {
    id: product.id,
    title: localize(site, product.title),
    imageProductThumb: product.picture,
    productViewUrl: productUrl(site, product.id),
    ...(product.dimensionKey && { webshopProductDimensionKey: product.dimensionKey }),
  };
}

function parseLimit(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : fallback;
}
