import { closed, count, listOf, named, oneOfWords, text } from '../schema.ts';

const availability = oneOfWords('AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT');
const quantityObject = closed({ quantity: { type: 'integer', minimum: 1 } });
const product = { productId: text, tcm: text, title: text, imageProductThumb: text };

/** H§3 Cart, contract §3. The picture is the demo's addition: the cart flyout shows one. */
export const cartSchemas = {
  CartArticle: closed({ ...product, quantity: { type: 'integer', minimum: 1 }, availability }),
  CartFreeArticle: closed({ ...product, campaignId: text, quantity: quantityObject, availability }),
  CartAddition: closed({ ...product, quantity: quantityObject }),
  CartGiftCard: closed({ article: named('CartAddition') }),
  CartPartnerProduct: closed({ partnerProductId: text, totalQuantity: count }),
  CartSubscription: closed({ subscriptionConfigurationId: text }),
  Cart: closed({
    numberOfArticles: count,
    articles: listOf(named('CartArticle')),
    freeArticles: listOf(named('CartFreeArticle')),
    giftCards: listOf(named('CartGiftCard')),
    partnerProducts: listOf(named('CartPartnerProduct')),
    subscriptions: listOf(named('CartSubscription')),
    defectiveArticles: listOf(named('CartArticle')),
    defectiveGiftCards: listOf(named('CartGiftCard')),
    defectivePartnerProducts: listOf(named('CartPartnerProduct')),
    defectiveSubscriptions: listOf(named('CartSubscription')),
  }),
  CartError: oneOfWords(
    'UNKNOWN',
    'PRODUCTDATA_UNAVAILABLE',
    'CART_LIMIT',
    'ITEM_LIMIT',
    'AVAILABILITY_LIMIT',
  ),
  CartReadAnswer: closed({ cart: named('Cart') }),
  CartReadError: closed({ error: closed({ code: named('CartError') }) }),
  CartChangeAnswer: {
    oneOf: [
      closed({ cart: named('Cart') }, { addedProduct: named('CartAddition') }),
      closed(
        {
          cart: named('Cart'),
          error: oneOfWords('ITEM_LIMIT', 'AVAILABILITY_LIMIT'),
          limit: count,
        },
        { addedProduct: named('CartAddition') },
      ),
    ],
  },
  CartChangeRefusal: closed({ cart: named('Cart'), error: named('CartError') }),
  CartLimitRefusal: closed({
    cart: named('Cart'),
    error: oneOfWords('CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'),
    limit: count,
  }),
  CartChangeForbidden: closed({ error: named('CartError') }),
  CartChange: {
    oneOf: [
      closed({ setArticle: closed({ productId: text, tcm: text, quantity: count }) }),
      closed({
        setFreeArticle: closed({ productId: text, campaignId: text, remove: { type: 'boolean' } }),
      }),
      closed({ setGiftCard: closed({ productId: text, tcm: text, set: { type: 'boolean' } }) }),
      closed({ setPartnerProduct: closed({ partnerProductId: text, set: { type: 'boolean' } }) }),
      closed({ deleteSubscription: closed({ subscriptionId: text }) }),
    ],
  },
};
