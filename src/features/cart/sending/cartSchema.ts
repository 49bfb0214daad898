import * as v from 'valibot';
import { listOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import type { Cart, CartArticle } from '../cart.ts';

const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number in some places, an object that holds it in others (H§3). */
const quantitySchema = v.union([
  count,
  v.pipe(
    v.object({ quantity: count }),
    v.transform(({ quantity }) => quantity),
  ),
]);

const textPiece = optionalField(v.string());
const facts = {
  productId: idSchema,
  tcm: optionalField(idSchema),
  title: textPiece,
  availability: textPiece,
  imageProductThumb: textPiece,
  campaignId: optionalField(idSchema),
};

/** The keys of an article that has them; a missing one is no key with nothing in it. */
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
/** What there is one of unless the service says otherwise. */
const singleSchema = v.pipe(
  v.object({ ...facts, quantity: optionalField(quantitySchema) }),
  v.transform((article) => articleOf(article, article.quantity ?? 1)),
);

/** What a change added (contract §3), its quantity the pieces that came to it. */
export const addedProductSchema = singleSchema;

const giftCardSchema = v.object({ article: singleSchema });
const partnerProductSchema = v.object({ partnerProductId: idSchema, totalQuantity: count });
const subscriptionSchema = v.object({ subscriptionConfigurationId: idSchema });

const articles = optionalField(listOf(articleSchema));
const freeArticles = optionalField(listOf(singleSchema));
const giftCards = optionalField(listOf(giftCardSchema));
const partnerProducts = optionalField(listOf(partnerProductSchema));
const subscriptions = optionalField(listOf(subscriptionSchema));

/** A cart from a service or from storage. A missing list is empty; a bad entry is left out. */
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
