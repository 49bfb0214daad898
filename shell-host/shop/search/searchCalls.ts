import { productPage } from '../addresses.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { languageOf } from '../catalogue/languages.ts';
import type { Site } from '../catalogue/languages.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { textFor } from '../textFor.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';
import { findProducts, findTerms } from './search.ts';

/** H§9, where a call does not say how many. */
const TERMS = 10;
const PRODUCTS = 5;

/** `GET …/suggestions?q=&site=&maxSearchTerms=&maxProducts=` (H§3, H§7). */
export const readSuggestions: Handler = (c) => {
  const site = siteOfCall(c);
  const query = c.req.query('q') ?? '';
  const terms = findTerms(query, site);
  const found = findProducts(query, site);
  return c.json({
    searchTerms: terms
      .slice(0, atMost(c.req.query('maxSearchTerms'), TERMS))
      .map((term) => ({ searchterm: term.toLocaleLowerCase(languageOf(site)) })),
    products: found
      .slice(0, atMost(c.req.query('maxProducts'), PRODUCTS))
      .map((product) => suggestionOf(product, site)),
  });
};

/** `GET …/cachekey`: the answer is not used (H§7). */
export const readCacheKey: Handler = (c) =>
  c.json({ cacheKey: c.var.state.now().toISOString().slice(0, 10) });

function suggestionOf(product: Product, site: Site) {
  return {
    id: product.id,
    title: textFor(site, product.title),
    imageProductThumb: product.picture,
    productViewUrl: productPage(site, product.id),
    ...(product.dimensionKey && { webshopProductDimensionKey: product.dimensionKey }),
  };
}

function atMost(text: string | undefined, usual: number): number {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : usual;
}
