import { freeArticles, giftCards, partnerProducts, subscriptions } from '../cart/offers.ts';
import { categories, products } from '../catalogue/catalogue.ts';
import { productsInCategory } from '../catalogue/categoryTree.ts';
import type { Product } from '../catalogue/product.ts';
import { localize } from '../localize.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { findProducts } from '../search/search.ts';
import { requestSite } from '../session/requestSite.ts';
import { currencyOf, languageOf } from '../sites.ts';
import type { LocalizedText, Site } from '../sites.ts';
import { categoryUrl, productUrl } from '../urls.ts';
import type { Catalogue, CatalogueProduct } from '../wireTypes.ts';

/**
 * `GET /demo/catalogue?site=&query=&category=`: the catalogue for the host's pages in the site's language and currency.
 * `query` filters the products by a search, `category` by a category and its descendants.
 */
export const readCatalogue: Handler = (c) => {
  const site = requestSite(c);
  const query = c.req.query('query');
  const category = c.req.query('category');
  const found = query === undefined ? products : findProducts(query, site);
  const inCategory = category === undefined ? products : productsInCategory(category);
  const selected = found.filter((product) => inCategory.includes(product));
  const catalogue: Catalogue = {
    site,
    language: languageOf(site),
    currency: currencyOf(site),
    products: selected.map((product) => localizeProduct(product, site)),
    categories: categories.map(({ title, ...rest }) => ({
      ...rest,
      title: localize(site, title),
      url: categoryUrl(site, rest.slug),
    })),
    giftCards: giftCards.map((offer) => localizeTitle(offer, site)),
    freeArticles: [...freeArticles],
    partnerProducts: partnerProducts.map((offer) => localizeTitle(offer, site)),
    subscriptions: subscriptions.map((offer) => localizeTitle(offer, site)),
  };
  return c.json(catalogue);
};

function localizeProduct(product: Product, site: Site): CatalogueProduct {
  const { price, salePrice, title, description, ...rest } = product;
  const currency = currencyOf(site);
  return {
    ...rest,
    title: localize(site, title),
    description: localize(site, description),
    price: price[currency],
    ...(salePrice && { salePrice: salePrice[currency] }),
    url: productUrl(site, product.id),
  };
}

function localizeTitle<Offer extends { title: LocalizedText }>(offer: Offer, site: Site) {
  return { ...offer, title: localize(site, offer.title) };
}
