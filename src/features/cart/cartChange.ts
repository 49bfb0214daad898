import type { Cart, CartArticle, GiftCard, PartnerProduct, Subscription } from './cart.ts';

/** The five kinds of a change, each the body of its request (CART-13). All are absolute: repeating one is harmless. */
export type CartChange =
  | { setArticle: { productId: string; tcm: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm: string; set: boolean } }
  | { setPartnerProduct: { partnerProductId: string; set: boolean } }
  | { deleteSubscription: { subscriptionId: string } };

/** So many units more of an article, or fewer where negative, than the cart has when the change is sent (CART-70). */
export interface Addition {
  addArticle: {
    productId: string;
    tcm: string;
    quantity: number;
    /** The least that is left of several additions in a row, of which one took out all there was. */
    atLeast?: number;
  };
}

/** What a visitor asks for: a change as the service takes it, or one that becomes such when it is sent. */
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

/** What a change asks for, in one form for all five kinds. */
interface ChangeSpec {
  /** The lists that may contain the entry; a new one goes into the first. */
  lists: readonly [CartList, ...CartList[]];
  /** What identifies the entry within its kind. */
  id: readonly string[];
  /** Whether an entry of these lists is the one that the change names. */
  matches: (entry: never) => boolean;
  /** Whether the entry is in the cart afterwards. */
  isPresent: boolean;
  /** The entry as far as the change describes it; null where a change can only remove. */
  newEntry: CartEntry | null;
  /** The quantity afterwards; undefined where an entry has none to set. */
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

/** The key of a change's entry: two changes with the same key are about the same entry. */
export function keyOf(change: RequestedChange): string {
  const { lists, id } = specOf(isAddition(change) ? { setArticle: change.addArticle } : change);
  return JSON.stringify([lists[0], ...id]);
}

/** Whether a change takes its entry out of the cart. */
export function isRemoval(change: CartChange): boolean {
  return !specOf(change).isPresent;
}

/** The position of a change's entry in a cart; undefined if the cart does not contain it. */
export function findEntry(cart: Cart, change: CartChange): EntryPosition | undefined {
  return find(cart, specOf(change));
}

/** Whether a cart already is as a change would make it. */
export function satisfies(cart: Cart, change: CartChange): boolean {
  const spec = specOf(change);
  const entry = find(cart, spec)?.entry;
  if (!entry || !spec.isPresent) return !entry && !spec.isPresent;
  return spec.quantity === undefined || spec.quantity === (entry as CartArticle).quantity;
}

/** Total quantities by list: a change of one article in a long list needs no new addition. */
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
 * The cart after a change, as it is shown before the service has answered (CART-14). Does not modify the given
 * cart. The count is the sum of the articles' quantities (CART-46).
 *
 * @param former The entry and its position when it was removed: a change that restores it brings back its title,
 *   its picture and its position.
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

/** A change as the service accepts it: an addition becomes the quantity that it results in (CART-70). */
export function absoluteOf(cart: Cart, change: RequestedChange): CartChange {
  if (!isAddition(change)) return change;
  const { productId, tcm, quantity, atLeast = 0 } = change.addArticle;
  const units = Math.max(atLeast, unitsOf(cart, change.addArticle) + quantity);
  return { setArticle: { productId, tcm, quantity: units } };
}

/** Combines two waiting changes of the same entry (CART-19). */
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
