import * as v from 'valibot';
import { objectOf, parseOrNote } from '../../../../foundation/http/parseAnswer.ts';
import {
  id,
  optionalId,
  optionalString,
  optionalUnlessEmpty,
  text,
} from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { Cart, CartArticle, GiftCard, PartnerProduct, Subscription } from '../../cart.ts';
import { totalQuantity } from '../../cartChange.ts';

/** A number of units, or a limit. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number, or an object that contains it (CART-02). */
const quantity = v.union([
  count,
  v.pipe(
    v.object({ quantity: count }),
    v.transform((given) => given.quantity),
  ),
]);

const facts = {
  productId: id,
  tcm: optionalId,
  title: optionalString,
  imageProductThumb: optionalString,
  campaignId: optionalUnlessEmpty(id),
};

/** A copy without the keys whose value is `null` or `undefined`. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null)) as {
    [Key in keyof T]: NonNullable<T[Key]>;
  };

const missing = { tcm: '', title: '', quantity: 1 };

type Optional<T> = v.GenericSchema<unknown, T | null | undefined>;

const articleOf = (units: Optional<number>, availability: Optional<string>) =>
  v.pipe(
    v.object({ ...facts, quantity: units, availability }),
    v.transform((article): CartArticle => ({ ...missing, ...present(article) })),
  );

const availability = v.nullish(text);
const articleSchema = articleOf(quantity, availability);
/** An article whose quantity is optional and defaults to 1. */
const singleSchema = articleOf(v.nullish(quantity), availability);
const anyQuantity = v.fallback(v.nullish(quantity), undefined);
const anyAvailability = v.fallback(availability, undefined);
/** An article with a readable id. The other fields may be unreadable. */
export const identifiedArticle = articleOf(anyQuantity, anyAvailability);

/** An article in a list whose quantities count. Its quantity may be unreadable (CART-74). */
const countedArticle = v.pipe(
  v.object({
    ...facts,
    quantity: anyQuantity,
    availability: anyAvailability,
    // Only stored carts have this field.
    hasUnknownQuantity: v.fallback(v.optional(v.literal(true)), undefined),
  }),
  v.transform((article): CartArticle => ({
    ...missing,
    ...present(article),
    ...((article.quantity ?? null) === null && { hasUnknownQuantity: true }),
  })),
);

const partnerProductOf = (totalQuantity: v.GenericSchema<unknown, number>) =>
  v.object({ partnerProductId: id, totalQuantity });
const partnerProductSchema = partnerProductOf(count);
const identifiedPartnerProduct = partnerProductOf(v.fallback(count, 1));

const giftCardSchema = v.object({ article: singleSchema });
const identifiedGiftCard = v.object({ article: identifiedArticle });

const subscriptionSchema = v.object({ subscriptionConfigurationId: id });

type EntrySchema<Entry> = v.GenericSchema<unknown, Entry>;

/** The parsed entries of a list. */
interface Entries<Entry> {
  valid: Entry[];
  /** Entries with a readable id and other fields that are invalid. */
  identified: Entry[];
  /** No entry had to be left out. */
  isComplete: boolean;
}

/** Parses a list and notes the faults of its entries. A missing list is empty (CART-01). */
function readEntries<Entry>(
  given: unknown,
  schema: EntrySchema<Entry>,
  identifiedSchema: EntrySchema<Entry> = schema,
): Entries<Entry> {
  const list = parseOrNote(v.array(v.unknown()), given ?? []);
  const entries: Entries<Entry> = { valid: [], identified: [], isComplete: list !== undefined };
  for (const item of list ?? []) {
    const valid = parseOrNote(schema, item);
    if (valid !== undefined) entries.valid.push(valid);
    else {
      const parsed = v.safeParse(identifiedSchema, item);
      if (parsed.success) entries.identified.push(parsed.output);
      else entries.isComplete = false;
    }
  }
  return entries;
}

const anything = v.optional(v.unknown());
const wireCart = objectOf({
  numberOfArticles: v.nullish(count),
  articles: anything,
  freeArticles: anything,
  giftCards: anything,
  partnerProducts: anything,
  subscriptions: anything,
  defectiveArticles: anything,
  defectiveGiftCards: anything,
  defectivePartnerProducts: anything,
  defectiveSubscriptions: anything,
  // Only stored carts have this field.
  hasUnreadableEntries: anything,
});

/**
 * Everything unreadable prevents checkout (CART-54). An entry with an unreadable quantity or availability counts as
 * defective. A free article counts as not available instead, because there is no list of defective free articles.
 */
function cartOf(given: v.InferOutput<typeof wireCart>): Cart {
  const articles = readEntries<CartArticle>(given.articles, articleSchema, countedArticle);
  const free = readEntries<CartArticle>(given.freeArticles, singleSchema, identifiedArticle);
  const giftCards = readEntries<GiftCard>(given.giftCards, giftCardSchema, identifiedGiftCard);
  const partnerProducts = readEntries<PartnerProduct>(
    given.partnerProducts,
    partnerProductSchema,
    identifiedPartnerProduct,
  );
  const subscriptions = readEntries<Subscription>(given.subscriptions, subscriptionSchema);
  const defective = {
    articles: readEntries<CartArticle>(given.defectiveArticles, countedArticle),
    giftCards: readEntries<GiftCard>(given.defectiveGiftCards, identifiedGiftCard),
    partnerProducts: readEntries(given.defectivePartnerProducts, identifiedPartnerProduct),
    subscriptions: readEntries(given.defectiveSubscriptions, subscriptionSchema),
  };
  const all = [articles, free, giftCards, partnerProducts, subscriptions];
  const isComplete = [...all, ...Object.values(defective)].every((entries) => entries.isComplete);
  return {
    numberOfArticles: given.numberOfArticles ?? totalQuantity(articles.valid),
    articles: articles.valid,
    freeArticles: [
      ...free.valid,
      ...free.identified.map((article) => ({ ...article, availability: 'NOT_AVAILABLE' })),
    ],
    giftCards: giftCards.valid,
    partnerProducts: partnerProducts.valid,
    subscriptions: subscriptions.valid,
    defectiveArticles: [...defective.articles.valid, ...articles.identified],
    defectiveGiftCards: [...defective.giftCards.valid, ...giftCards.identified],
    defectivePartnerProducts: [...defective.partnerProducts.valid, ...partnerProducts.identified],
    defectiveSubscriptions: defective.subscriptions.valid,
    ...((!isComplete || given.hasUnreadableEntries != null) && { hasUnreadableEntries: true }),
  };
}

/** A cart from the service or from storage (CART-01). Rejects objects that have none of the cart's fields. */
export const cartSchema = v.pipe(
  wireCart,
  v.check((given) => Object.values(given).some((field) => (field ?? null) !== null)),
  v.transform(cartOf),
);
