import * as v from 'valibot';
import { listOf, optionalPiece } from '../../foundation/untrusted/parseAnswer.ts';
import type { Cart } from './cart.ts';

const idSchema = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number in some places, an object that holds it in others (H§3). */
const quantitySchema = v.union([
  count,
  v.pipe(
    v.object({ quantity: count }),
    v.transform(({ quantity }) => quantity),
  ),
]);

const textPiece = optionalPiece(v.string());
const articleSchema = v.pipe(
  v.object({
    productId: idSchema,
    tcm: optionalPiece(idSchema),
    title: textPiece,
    quantity: quantitySchema,
    availability: textPiece,
    campaignId: optionalPiece(idSchema),
  }),
  v.transform((article) => ({ ...article, tcm: article.tcm ?? '', title: article.title ?? '' })),
);
const giftCardSchema = v.object({ article: articleSchema });
const partnerProductSchema = v.object({ partnerProductId: idSchema, totalQuantity: count });
const subscriptionSchema = v.object({ subscriptionConfigurationId: idSchema });

const articles = optionalPiece(listOf(articleSchema));
const giftCards = optionalPiece(listOf(giftCardSchema));
const partnerProducts = optionalPiece(listOf(partnerProductSchema));
const subscriptions = optionalPiece(listOf(subscriptionSchema));

/** A cart from a service or from storage. A missing list is empty; a bad entry is left out. */
export const cartSchema = v.pipe(
  v.object({
    numberOfArticles: count,
    articles,
    freeArticles: articles,
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveArticles: articles,
    defectiveGiftCards: giftCards,
    defectivePartnerProducts: partnerProducts,
    defectiveSubscriptions: subscriptions,
  }),
  v.transform(
    (cart): Cart => ({
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
    }),
  ),
);
