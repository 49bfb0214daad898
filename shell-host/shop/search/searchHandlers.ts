import type { Product } from '../catalogue/catalogue.ts';
import { localize } from '../localize.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { languageOf } from '../sites.ts';
import type { Site } from '../sites.ts';
import { productUrl } from '../urls.ts';
import { findProducts, findTerms } from './search.ts';

/** H§9, where a call does not say how many. */
const DEFAULT_MAX_TERMS = 10;
const DEFAULT_MAX_PRODUCTS = 5;

/** `GET …/suggestions?q=&site=&maxSearchTerms=&maxProducts=` (H§3, H§7). */
export const readSuggestions: Handler = (c) => {
  const site = requestSite(c);
  const query = c.req.query('q') ?? '';
  const terms = findTerms(query, site);
  const found = findProducts(query, site);
  return c.json({
    searchTerms: terms
      .slice(0, parseLimit(c.req.query('maxSearchTerms'), DEFAULT_MAX_TERMS))
      .map((term) => ({ searchterm: term.toLocaleLowerCase(languageOf(site)) })),
    products: found
      .slice(0, parseLimit(c.req.query('maxProducts'), DEFAULT_MAX_PRODUCTS))
      .map((product) => suggestionResponse(product, site)),
  });
};

/** `GET …/cachekey`: the answer is not used (H§7). */
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

function parseLimit(text: string | undefined, usual: number): number {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : usual;
}
