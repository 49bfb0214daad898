import { closedObject, count, flag, listOf, schemaRef, enumOf, text } from '../schema.ts';

/** The response of `GET /demo/catalogue`. Prices are in minor units of the currency. */
export const catalogueSchemas = {
  CatalogueProduct: closedObject(
    {
      id: text,
      tcm: text,
      category: enumOf('coffee', 'kitchen', 'home', 'fashion'),
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
  CatalogueCategory: closedObject({
    slug: text,
    parent: { type: ['string', 'null'] },
    title: text,
    picture: text,
    url: text,
  }),
  Catalogue: closedObject({
    site: schemaRef('Site'),
    language: enumOf('de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr'),
    currency: enumOf('EUR', 'CHF', 'CZK', 'HUF', 'PLN', 'TRY'),
    products: listOf(schemaRef('CatalogueProduct')),
    categories: listOf(schemaRef('CatalogueCategory')),
    giftCards: listOf(closedObject({ productId: text, tcm: text, picture: text, title: text })),
    freeArticles: listOf(closedObject({ campaignId: text, productId: text })),
    partnerProducts: listOf(closedObject({ partnerProductId: text, title: text })),
    subscriptions: listOf(closedObject({ subscriptionConfigurationId: text, title: text })),
  }),
};
