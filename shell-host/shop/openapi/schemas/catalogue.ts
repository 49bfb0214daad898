import { closed, count, flag, listOf, named, oneOfWords, text } from '../schema.ts';

/** `GET /demo/catalogue`: prices in the currency's minor units. */
export const catalogueSchemas = {
  CatalogueProduct: closed(
    {
      id: text,
      tcm: text,
      category: oneOfWords('coffee', 'kitchen', 'home', 'fashion'),
      subcategory: text,
      title: text,
      description: text,
      price: count,
      picture: text,
      stock: count,
      itemLimit: count,
      isNew: flag,
      url: text,
    },
    { salePrice: count, dimensionKey: text },
  ),
  CatalogueCategory: closed({
    slug: text,
    parent: { type: ['string', 'null'] },
    title: text,
    picture: text,
    url: text,
  }),
  Catalogue: closed({
    site: named('Site'),
    language: oneOfWords('de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr'),
    currency: oneOfWords('EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY'),
    products: listOf(named('CatalogueProduct')),
    categories: listOf(named('CatalogueCategory')),
    giftCards: listOf(closed({ productId: text, tcm: text, picture: text, title: text })),
    freeArticles: listOf(closed({ campaignId: text, productId: text })),
    partnerProducts: listOf(closed({ partnerProductId: text, title: text })),
    subscriptions: listOf(closed({ subscriptionConfigurationId: text, title: text })),
  }),
};
