import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const availability = v.picklist(['AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT']);

const articleLine = v.strictObject({
  productId: v.string(),
  tcm: v.string(),
  quantity: count,
  /** Overrides the availability derived from the stock. */
  availability: v.optional(availability),
});
const freeArticleLine = v.strictObject({
  productId: v.string(),
  campaignId: v.string(),
  availability: v.optional(availability),
});
const giftCardLine = v.strictObject({ productId: v.string(), tcm: v.string() });
const partnerProductLine = v.strictObject({ partnerProductId: v.string(), totalQuantity: count });
const subscriptionLine = v.strictObject({ subscriptionConfigurationId: v.string() });

/** A stored cart. Responses add titles and pictures from the catalogue. */
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

/** One stored cart. */
export type CartRecord = v.InferOutput<typeof cartRecordSchema>;
export type ArticleLine = v.InferOutput<typeof articleLine>;
export type FreeArticleLine = v.InferOutput<typeof freeArticleLine>;
export type GiftCardLine = v.InferOutput<typeof giftCardLine>;

/** The cart of a new session. */
export const emptyCart: CartRecord = v.parse(cartRecordSchema, {});
