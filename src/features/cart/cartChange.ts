import type { Cart, CartArticle, GiftCard, PartnerProduct, Subscription } from './cart.ts';

/**
 * The five kinds of changes, as request bodies (CART-13). All set absolute values, so a repeated change has no effect.
 */
export type CartChange =
  | { setArticle: { productId: string; tcm: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm: string; set: boolean } }
  | { setPartnerProduct: { partnerProductId: string; set: boolean } }
  | { deleteSubscription: { subscriptionId: string } };

/** A relative change of an article's quantity. It becomes absolute when it is sent (CART-70). */
export interface Addition {
  addArticle: {
    productId: string;
    tcm: string;
    /** Number of units to add. A negative number removes units. */
    quantity: number;
    /**
     * Minimum quantity after the change. Needed when additions are merged and one of them has emptied the entry. Default 0.
     */
    atLeast?: number;
  };
}

/** A change that the visitor has made: absolute, or an addition that becomes absolute when it is sent. */
export type RequestedChange = CartChange | Addition;

/** The name of a list of entries in a cart. */
export type CartList = Exclude<keyof Cart, 'numberOfArticles' | 'hasUnreadableEntries'>;
/** An entry of one of the lists. */
export type CartEntry = CartArticle | GiftCard | PartnerProduct | Subscription;

/** An entry and its position in a cart. */
export interface EntryPosition {
  list: CartList;
  index: number;
  entry: CartEntry;
}

/** A uniform description of the five kinds of changes. */
interface ChangeSpec {
  /** The lists that may contain the entry. A new entry goes into the first one. */
  lists: readonly [CartList, ...CartList[]];
  /** Identifies the entry within its kind. */
  id: readonly string[];
  /** Whether the change applies to an entry of these lists. */
  matches: (entry: never) => boolean;
  /** Whether the entry is in the cart afterwards. */
  isPresent: boolean;
  /** An entry with the fields of the change, or `null` if changes of this kind can only remove entries. */
  newEntry: CartEntry | null;
  /** The quantity afterwards, or `undefined` if this kind of change does not set a quantity. */
  quantity?: number;
}

function specOf(change: CartChange): ChangeSpec {
  if ('setArticle' in change) {
    const { productId, tcm, quantity } = change.setArticle;
    return {
      lists: ['articles', 'defectiveArticles'],
      id: [productId, tcm],
      matches: (entry: CartArticle) => entry.productId === productId && entry.tcm === tcm,
      isPresent: quantity > 0,
      newEntry: { productId, tcm, title: '', quantity },
      quantity,
    };
  }
  if ('setFreeArticle' in change) {
    const { productId, campaignId, remove } = change.setFreeArticle;
    return {
      lists: ['freeArticles'],
      id: [productId, campaignId],
      matches: (entry: CartArticle) =>
        entry.productId === productId && (entry.campaignId ?? '') === campaignId,
      isPresent: !remove,
      newEntry: { productId, campaignId, tcm: '', title: '', quantity: 1 },
    };
  }
  if ('setGiftCard' in change) {
    const { productId, tcm, set } = change.setGiftCard;
    return {
      lists: ['giftCards', 'defectiveGiftCards'],
      id: [productId, tcm],
      matches: ({ article }: GiftCard) => article.productId === productId && article.tcm === tcm,
      isPresent: set,
      newEntry: { article: { productId, tcm, title: '', quantity: 1 } },
    };
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct;
    return {
      lists: ['partnerProducts', 'defectivePartnerProducts'],
      id: [partnerProductId],
      matches: (entry: PartnerProduct) => entry.partnerProductId === partnerProductId,
      isPresent: set,
      newEntry: { partnerProductId, totalQuantity: 1 },
    };
  }
  const { subscriptionId } = change.deleteSubscription;
  return {
    lists: ['subscriptions', 'defectiveSubscriptions'],
    id: [subscriptionId],
    matches: (entry: Subscription) => entry.subscriptionConfigurationId === subscriptionId,
    isPresent: false,
    newEntry: null,
  };
}

type Predicate = (entry: CartEntry) => boolean;

function find(cart: Cart, { lists, matches }: ChangeSpec): EntryPosition | undefined {
  for (const list of lists) {
    const entries: CartEntry[] = cart[list];
    const index = entries.findIndex(matches as Predicate);
    const entry = entries[index];
    if (entry) return { list, index, entry };
  }
  return undefined;
}

export const isAddition = (change: RequestedChange): change is Addition => 'addArticle' in change;

/** The key of the entry that a change applies to. */
export function keyOf(change: RequestedChange): string {
  const { lists, id } = specOf(isAddition(change) ? { setArticle: change.addArticle } : change);
  return JSON.stringify([lists[0], ...id]);
}

/** Whether a change removes its entry from the cart. */
export function isRemoval(change: CartChange): boolean {
  return !specOf(change).isPresent;
}

/** Finds the entry that a change applies to. */
export function findEntry(cart: Cart, change: CartChange): EntryPosition | undefined {
  return find(cart, specOf(change));
}

/** Whether a change would have no effect on a cart. */
export function satisfies(cart: Cart, change: CartChange): boolean {
  const spec = specOf(change);
  const entry = find(cart, spec)?.entry;
  if (!entry || !spec.isPresent) return !entry && !spec.isPresent;
  return spec.quantity === undefined || spec.quantity === (entry as CartArticle).quantity;
}

/** Caches the total of each list, so that a change of one article does not require summing up a long list again. */
const totals = new WeakMap<readonly CartArticle[], number>();

/** The number of units in a list of articles. */
export function totalQuantity(articles: readonly CartArticle[]): number {
  let total = totals.get(articles);
  if (total === undefined) {
    total = 0;
    for (const { quantity } of articles) total += quantity;
    totals.set(articles, total);
  }
  return total;
}

type Lists = Record<CartList, CartEntry[]> & { numberOfArticles: number };

function withoutEntry(cart: Cart, { lists, matches }: ChangeSpec): Cart {
  const next: Lists = { ...cart };
  const isAnother: Predicate = (entry) => !(matches as Predicate)(entry);
  for (const list of lists) next[list] = next[list].filter(isAnother);
  return next as Cart;
}

function withEntry(cart: Cart, { list, index, entry }: EntryPosition, isReplaced: boolean): Cart {
  const next: Lists = { ...cart };
  const entries = next[list].slice();
  entries.splice(index, isReplaced ? 1 : 0, entry);
  next[list] = entries;
  if (list === 'articles') {
    const before = isReplaced ? (cart[list][index]?.quantity ?? 0) : 0;
    const total = totalQuantity(cart[list]) - before + (entry as CartArticle).quantity;
    totals.set(entries as CartArticle[], total);
  }
  return next as Cart;
}

/**
 * Applies a change to a copy of the cart, to show its effect before the service responds (CART-14). The count is the
 * sum of the articles' quantities (CART-46).
 *
 * @param former The removed entry and its former position. A change that restores the entry uses its title, picture and
 *   position.
 */
export function applyChange(cart: Cart, change: CartChange, former?: EntryPosition): Cart {
  const spec = specOf(change);
  const { lists, isPresent, newEntry, quantity } = spec;
  const found = isPresent ? find(cart, spec) : undefined;
  const position =
    found ?? former ?? (newEntry && { list: lists[0], index: Infinity, entry: newEntry });
  let next = cart;
  if (!isPresent) next = withoutEntry(cart, spec);
  else if (position) {
    const entry = quantity === undefined ? position.entry : { ...position.entry, quantity };
    next = withEntry(cart, { ...position, entry }, found !== undefined);
  }
  return { ...next, numberOfArticles: totalQuantity(next.articles) };
}

/** Number of units of an article in a cart. */
export function unitsOf(
  cart: Cart,
  { productId, tcm }: { productId: string; tcm: string },
): number {
  const position = findEntry(cart, { setArticle: { productId, tcm, quantity: 0 } });
  return position ? (position.entry as CartArticle).quantity : 0;
}

/** Converts a change to a form that the service accepts: an addition becomes the resulting quantity (CART-70). */
export function absoluteOf(cart: Cart, change: RequestedChange): CartChange {
  if (!isAddition(change)) return change;
  const { productId, tcm, quantity, atLeast = 0 } = change.addArticle;
  const units = Math.max(atLeast, unitsOf(cart, change.addArticle) + quantity);
  return { setArticle: { productId, tcm, quantity: units } };
}

/** Merges two waiting changes of the same entry (CART-19). */
export function mergeChanges(first: RequestedChange, second: RequestedChange): RequestedChange {
  if (!isAddition(second)) return second;
  const { quantity, atLeast = 0, ...article } = second.addArticle;
  const afterFirst = (units: number) => Math.max(atLeast, units + quantity);
  if ('setArticle' in first) {
    return { setArticle: { ...article, quantity: afterFirst(first.setArticle.quantity) } };
  }
  if (!isAddition(first)) return second;
  const { quantity: added, atLeast: least = 0 } = first.addArticle;
  return { addArticle: { ...article, quantity: added + quantity, atLeast: afterFirst(least) } };
}
