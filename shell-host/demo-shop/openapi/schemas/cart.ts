import { closedObject, count, listOf, schemaRef, enumOf, text } from '../schema.ts';

const availability = enumOf('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT');
const quantityObject = closedObject({ quantity: { type: 'integer', minimum: 1 } });
const product = { productId: text, tcm: text, title: text, imageProductThumb: text };

/**
 * The cart service (CART-01, CART-02, CART-03, CART-04, CART-17). `imageProductThumb` is an addition of the
 * demo: the flyout shows it.
 */
export const cartSchemas = {
  CartArticle: closedObject({
    ...product,
    quantity: { type: 'integer', minimum: 1 },
    availability,
  }),
  CartFreeArticle: closedObject({
    ...product,
    campaignId: text,
    quantity: quantityObject,
    availability,
  }),
  CartAddedProduct: closedObject({ ...product, quantity: quantityObject }),
  CartGiftCard: closedObject({ article: schemaRef('CartAddedProduct') }),
  CartPartnerProduct: closedObject({ partnerProductId: text, totalQuantity: count }),
  CartSubscription: closedObject({ subscriptionConfigurationId: text }),
  Cart: closedObject({
    numberOfArticles: count,
    articles: listOf(schemaRef('CartArticle')),
    freeArticles: listOf(schemaRef('CartFreeArticle')),
    giftCards: listOf(schemaRef('CartGiftCard')),
    partnerProducts: listOf(schemaRef('CartPartnerProduct')),
    subscriptions: listOf(schemaRef('CartSubscription')),
    defectiveArticles: listOf(schemaRef('CartArticle')),
    defectiveGiftCards: listOf(schemaRef('CartGiftCard')),
    defectivePartnerProducts: listOf(schemaRef('CartPartnerProduct')),
    defectiveSubscriptions: listOf(schemaRef('CartSubscription')),
  }),
  CartError: enumOf(
    'UNKNOWN',
    'PRODUCTDATA_UNAVAILABLE',
    'CART_LIMIT',
    'ITEM_LIMIT',
    'AVAILABILITY_LIMIT',
  ),
  CartReadResponse: closedObject({ cart: schemaRef('Cart') }),
  CartReadErrorResponse: closedObject({ error: closedObject({ code: schemaRef('CartError') }) }),
  CartChangeResponse: {
    oneOf: [
      closedObject({ cart: schemaRef('Cart') }, { addedProduct: schemaRef('CartAddedProduct') }),
      closedObject(
        {
          cart: schemaRef('Cart'),
          error: enumOf('ITEM_LIMIT', 'AVAILABILITY_LIMIT'),
          limit: count,
        },
        { addedProduct: schemaRef('CartAddedProduct') },
      ),
    ],
  },
  CartChangeRefusedResponse: closedObject({
    cart: schemaRef('Cart'),
    error: schemaRef('CartError'),
  }),
  CartLimitResponse: closedObject({
    cart: schemaRef('Cart'),
    error: enumOf('CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'),
    limit: count,
  }),
  CartChangeForbiddenResponse: closedObject({ error: schemaRef('CartError') }),
  CartChange: {
    oneOf: [
      closedObject({ setArticle: closedObject({ productId: text, tcm: text, quantity: count }) }),
      closedObject({
        setFreeArticle: closedObject({
          productId: text,
          campaignId: text,
          remove: { type: 'boolean' },
        }),
      }),
      closedObject({
        setGiftCard: closedObject({ productId: text, tcm: text, set: { type: 'boolean' } }),
      }),
      closedObject({
        setPartnerProduct: closedObject({ partnerProductId: text, set: { type: 'boolean' } }),
      }),
      closedObject({ deleteSubscription: closedObject({ subscriptionId: text }) }),
    ],
  },
};
