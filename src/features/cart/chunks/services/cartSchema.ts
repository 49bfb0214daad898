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

/** A copy without the keys of what is missing. */
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
/** An article whose quantity is 1 unless the service says otherwise. */
const singleSchema = articleOf(v.nullish(quantity), availability);
const anyQuantity = v.fallback(v.nullish(quantity), undefined);
const anyAvailability = v.fallback(availability, undefined);
/** An article that is identified, whatever else of it can be read. */
export const identifiedArticle = articleOf(anyQuantity, anyAvailability);

/** The same in a list of articles, where a quantity that cannot be read may be any (CART-74). */
const countedArticle = v.pipe(
  v.object({
    ...facts,
    quantity: anyQuantity,
    availability: anyAvailability,
    // In storage only.
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

/** What can be read of a list. */
interface Entries<Entry> {
  sound: Entry[];
  /** Entries that are identified, but not as they should be. */
  unsound: Entry[];
  /** Nothing had to be left out. */
  isComplete: boolean;
}

/** Reads a list; what is wrong with its entries is noted. A missing list is empty (CART-01). */
function readEntries<Entry>(
  given: unknown,
  schema: EntrySchema<Entry>,
  identified: EntrySchema<Entry> = schema,
): Entries<Entry> {
  const list = parseOrNote(v.array(v.unknown()), given ?? []);
  const entries: Entries<Entry> = { sound: [], unsound: [], isComplete: list !== undefined };
  for (const item of list ?? []) {
    const sound = parseOrNote(schema, item);
    if (sound !== undefined) entries.sound.push(sound);
    else {
      const known = v.safeParse(identified, item);
      if (known.success) entries.unsound.push(known.output);
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
  // In storage only.
  hasUnreadableEntries: anything,
});

/**
 * What cannot be read is an obstacle to checkout, never its absence (CART-54): an entry whose quantity or availability
 * cannot be read counts as defective, a free article as not available, because no list has defective ones (CART-54).
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
    numberOfArticles: given.numberOfArticles ?? totalQuantity(articles.sound),
    articles: articles.sound,
    freeArticles: [
      ...free.sound,
      ...free.unsound.map((article) => ({ ...article, availability: 'NOT_AVAILABLE' })),
    ],
    giftCards: giftCards.sound,
    partnerProducts: partnerProducts.sound,
    subscriptions: subscriptions.sound,
    defectiveArticles: [...defective.articles.sound, ...articles.unsound],
    defectiveGiftCards: [...defective.giftCards.sound, ...giftCards.unsound],
    defectivePartnerProducts: [...defective.partnerProducts.sound, ...partnerProducts.unsound],
    defectiveSubscriptions: defective.subscriptions.sound,
    ...((!isComplete || given.hasUnreadableEntries != null) && { hasUnreadableEntries: true }),
  };
}

/** A cart from the service or from storage (CART-01). An object without any field of a cart is none. */
export const cartSchema = v.pipe(
  wireCart,
  v.check((given) => Object.values(given).some((field) => (field ?? null) !== null)),
  v.transform(cartOf),
);
