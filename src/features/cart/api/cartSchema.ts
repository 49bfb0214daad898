import * as v from 'valibot';
import { listOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import { id, optionalId, optionalString } from '../../../foundation/untrusted/schemaAtoms.ts';
import { emptyCart, type Cart, type CartArticle } from '../cart.ts';

/** A number of pieces, or a limit. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number, or an object that contains it (CART-03). */
const quantitySchema = v.union([
  count,
  v.pipe(
    v.object({ quantity: count }),
    v.transform(({ quantity }) => quantity),
  ),
]);

const facts = {
  productId: id,
  tcm: optionalId,
  title: optionalString,
  availability: optionalString,
  imageProductThumb: optionalString,
  campaignId: optionalId,
};

/** A copy without the keys of what is missing. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

const missing = { tcm: '', title: '', quantity: 1 };

const articleWith = (quantity: v.GenericSchema<unknown, number | undefined>) =>
  v.pipe(
    v.object({ ...facts, quantity }),
    v.transform((article): CartArticle => ({ ...missing, ...present(article) })),
  );

/** An article whose quantity is 1 unless the service says otherwise, such as what a change added (CART-42). */
export const singleSchema = articleWith(optionalField(quantitySchema));
const giftCardSchema = v.object({ article: singleSchema });
const partnerProductSchema = v.object({ partnerProductId: id, totalQuantity: count });
const subscriptionSchema = v.object({ subscriptionConfigurationId: id });

const articles = optionalField(
  listOf(articleWith(quantitySchema as v.GenericSchema<unknown, number>)),
);
const freeArticles = optionalField(listOf(singleSchema));
const giftCards = optionalField(listOf(giftCardSchema));
const partnerProducts = optionalField(listOf(partnerProductSchema));
const subscriptions = optionalField(listOf(subscriptionSchema));

/** A cart from the service or from storage (CART-01). A missing list is empty; a bad entry is left out. */
export const cartSchema = v.pipe(
  v.object({
    numberOfArticles: count,
    articles,
    freeArticles,
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveArticles: articles,
    defectiveGiftCards: giftCards,
    defectivePartnerProducts: partnerProducts,
    defectiveSubscriptions: subscriptions,
  }),
  // The lists of the empty cart take the place of missing ones.
  v.transform((cart): Cart => ({ ...emptyCart, ...present(cart) })),
);
