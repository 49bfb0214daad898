import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const articleLine = v.strictObject({
  productId: v.string(),
  tcm: v.string(),
  quantity: count,
  /** Said instead of what the stock says. */
  availability: v.optional(v.picklist(['AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT'])),
});
const freeArticleLine = v.strictObject({
  productId: v.string(),
  campaignId: v.string(),
  availability: v.optional(v.picklist(['AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT'])),
});
const giftCardLine = v.strictObject({ productId: v.string(), tcm: v.string() });
const partnerProductLine = v.strictObject({ partnerProductId: v.string(), totalQuantity: count });
const subscriptionLine = v.strictObject({ subscriptionConfigurationId: v.string() });

/** What the shop keeps of a cart; titles and pictures come from the catalogue when it is read. */
export const cartRecordSchema = v.strictObject({
  articles: v.optional(v.array(articleLine), []),
  freeArticles: v.optional(v.array(freeArticleLine), []),
  giftCards: v.optional(v.array(giftCardLine), []),
  partnerProducts: v.optional(v.array(partnerProductLine), []),
  subscriptions: v.optional(v.array(subscriptionLine), []),
  defectiveArticles: v.optional(v.array(articleLine), []),
  defectiveGiftCards: v.optional(v.array(giftCardLine), []),
  defectivePartnerProducts: v.optional(v.array(partnerProductLine), []),
  defectiveSubscriptions: v.optional(v.array(subscriptionLine), []),
});

/** One cart. */
export type CartRecord = v.InferOutput<typeof cartRecordSchema>;
export type ArticleLine = v.InferOutput<typeof articleLine>;
export type FreeArticleLine = v.InferOutput<typeof freeArticleLine>;
export type GiftCardLine = v.InferOutput<typeof giftCardLine>;

/** The cart that every visit begins with. */
export const emptyCart: CartRecord = v.parse(cartRecordSchema, {});
