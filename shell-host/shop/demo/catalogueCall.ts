import { categoryPage, productPage } from '../addresses.ts';
import { freeArticles, giftCards, partnerProducts, subscriptions } from '../cart/offers.ts';
import { categories, products } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { currencyOf, languageOf } from '../catalogue/languages.ts';
import type { Language, Site } from '../catalogue/languages.ts';
import { productsIn } from '../categoryTree.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { findProducts } from '../search/search.ts';
import { textFor } from '../textFor.ts';
import { siteOfCall } from '../visit/siteOfCall.ts';

/**
 * `GET /demo/catalogue?site=`: what the host's pages show, in the site's language and currency. `query` leaves
 * the articles that a search finds, `category` those of a category and all below it (`sale` and `sale-…`: the
 * reduced ones, `all`: everything).
 */
export const readCatalogue: Handler = (c) => {
  const site = siteOfCall(c);
  const query = c.req.query('query');
  const category = c.req.query('category');
  const found = query === undefined ? products : findProducts(query, site);
  const inCategory = category === undefined ? products : productsIn(category);
  const shown = found.filter((product) => inCategory.includes(product));
  return c.json({
    site,
    language: languageOf(site),
    currency: currencyOf(site),
    products: shown.map((product) => productIn(product, site)),
    categories: categories.map(({ title, ...same }) => ({
      ...same,
      title: textFor(site, title),
      url: categoryPage(site, same.slug),
    })),
    giftCards: giftCards.map((offer) => titled(offer, site)),
    freeArticles,
    partnerProducts: partnerProducts.map((offer) => titled(offer, site)),
    subscriptions: subscriptions.map((offer) => titled(offer, site)),
  });
};

function productIn(product: Product, site: Site) {
  const { price, salePrice, title, description, ...same } = product;
  const currency = currencyOf(site);
  return {
    ...same,
    title: textFor(site, title),
    description: textFor(site, description),
    price: price[currency],
    ...(salePrice && { salePrice: salePrice[currency] }),
    url: productPage(site, product.id),
  };
}

function titled<Offer extends { title: Record<Language, string> }>(offer: Offer, site: Site) {
  return { ...offer, title: textFor(site, offer.title) };
}
