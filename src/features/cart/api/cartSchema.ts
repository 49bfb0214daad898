import * as v from 'valibot';
import { listOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import { id, optionalId, optionalString } from '../../../foundation/untrusted/schemaAtoms.ts';
import type { Cart, CartArticle } from '../cart.ts';

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

/** An article without keys for what is missing. */
function articleOf(
  { productId, tcm = '', title = '', availability, imageProductThumb, campaignId }: Facts,
  quantity: number,
): CartArticle {
  return {
    productId,
    tcm,
    title,
    quantity,
    ...(availability !== undefined && { availability }),
    ...(imageProductThumb !== undefined && { imageProductThumb }),
    ...(campaignId !== undefined && { campaignId }),
  };
}

const factsSchema = v.object(facts);
type Facts = v.InferOutput<typeof factsSchema>;

const articleSchema = v.pipe(
  v.object({ ...facts, quantity: quantitySchema }),
  v.transform((article) => articleOf(article, article.quantity)),
);
/** An article whose quantity is 1 unless the service says otherwise. */
const singleSchema = v.pipe(
  v.object({ ...facts, quantity: optionalField(quantitySchema) }),
  v.transform((article) => articleOf(article, article.quantity ?? 1)),
);

/** What a change added (CART-42); its quantity is that of the addition. */
export const addedProductSchema = singleSchema;

const giftCardSchema = v.object({ article: singleSchema });
const partnerProductSchema = v.object({ partnerProductId: id, totalQuantity: count });
const subscriptionSchema = v.object({ subscriptionConfigurationId: id });

const articles = optionalField(listOf(articleSchema));
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
  v.transform((cart): Cart => ({
    numberOfArticles: cart.numberOfArticles,
    articles: cart.articles ?? [],
    freeArticles: cart.freeArticles ?? [],
    giftCards: cart.giftCards ?? [],
    partnerProducts: cart.partnerProducts ?? [],
    subscriptions: cart.subscriptions ?? [],
    defectiveArticles: cart.defectiveArticles ?? [],
    defectiveGiftCards: cart.defectiveGiftCards ?? [],
    defectivePartnerProducts: cart.defectivePartnerProducts ?? [],
    defectiveSubscriptions: cart.defectiveSubscriptions ?? [],
  })),
);
