import * as v from 'valibot';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0));

const setArticle = v.strictObject({ productId: v.string(), tcm: v.string(), quantity });
const setFreeArticle = v.strictObject({
  productId: v.string(),
  campaignId: v.string(),
  remove: v.boolean(),
});
const setGiftCard = v.strictObject({ productId: v.string(), tcm: v.string(), set: v.boolean() });
const setPartnerProduct = v.strictObject({ partnerProductId: v.string(), set: v.boolean() });
const deleteSubscription = v.strictObject({ subscriptionId: v.string() });

/** The five bodies of `PUT …/cart`, each an object with one key (CART-13). */
export const cartChangeSchema = v.union([
  v.strictObject({ setArticle }),
  v.strictObject({ setFreeArticle }),
  v.strictObject({ setGiftCard }),
  v.strictObject({ setPartnerProduct }),
  v.strictObject({ deleteSubscription }),
]);

/** One change of a cart. */
export type CartChange = v.InferOutput<typeof cartChangeSchema>;
export type SetArticle = v.InferOutput<typeof setArticle>;
export type SetFreeArticle = v.InferOutput<typeof setFreeArticle>;
export type SetGiftCard = v.InferOutput<typeof setGiftCard>;
export type SetPartnerProduct = v.InferOutput<typeof setPartnerProduct>;
