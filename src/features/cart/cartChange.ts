import type { Cart, CartArticle, GiftCard, PartnerProduct, Subscription } from './cart.ts';

/** The five bodies of a change, one key each (H§7, contract §3). All are absolute: sent twice they do no harm. */
export type CartChange =
  | { setArticle: { productId: string; tcm: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm: string; set: boolean } }
  | { setPartnerProduct: { partnerProductId: string; set: boolean } }
  | { deleteSubscription: { subscriptionId: string } };

/** A list of a cart. */
export type CartList = Exclude<keyof Cart, 'numberOfArticles'>;
/** One of a cart's lists' entries. */
export type CartEntry = CartArticle | GiftCard | PartnerProduct | Subscription;

/** Where an entry stands or stood in a cart. */
export interface Place {
  list: CartList;
  index: number;
  entry: CartEntry;
}

/** What a change wants: one form for all five kinds. */
interface Wish {
  /** The lists that may hold the entry; a new one comes into the first. */
  lists: readonly [CartList, ...CartList[]];
  /** What names the entry there, and whether an entry is the one. */
  id: readonly string[];
  isIt: (entry: never) => boolean;
  /** Whether the entry shall be in the cart. */
  present: boolean;
  /** The entry, as far as the change itself knows it; null where a change can only remove. */
  fresh: CartEntry | null;
  /** How many of it; left out where there is one or none. */
  quantity?: number;
}

function wishOf(change: CartChange): Wish {
  if ('setArticle' in change) {
    const { productId, tcm, quantity } = change.setArticle;
    return {
      lists: ['articles', 'defectiveArticles'],
      id: [productId, tcm],
      isIt: (entry: CartArticle) => entry.productId === productId && entry.tcm === tcm,
      present: quantity > 0,
      fresh: { productId, tcm, title: '', quantity },
      quantity,
    };
  }
  if ('setFreeArticle' in change) {
    const { productId, campaignId, remove } = change.setFreeArticle;
    return {
      lists: ['freeArticles'],
      id: [productId, campaignId],
      isIt: (entry: CartArticle) =>
        entry.productId === productId && entry.campaignId === campaignId,
      present: !remove,
      fresh: { productId, campaignId, tcm: '', title: '', quantity: 1 },
    };
  }
  if ('setGiftCard' in change) {
    const { productId, tcm, set } = change.setGiftCard;
    return {
      lists: ['giftCards', 'defectiveGiftCards'],
      id: [productId, tcm],
      isIt: ({ article }: GiftCard) => article.productId === productId && article.tcm === tcm,
      present: set,
      fresh: { article: { productId, tcm, title: '', quantity: 1 } },
    };
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct;
    return {
      lists: ['partnerProducts', 'defectivePartnerProducts'],
      id: [partnerProductId],
      isIt: (entry: PartnerProduct) => entry.partnerProductId === partnerProductId,
      present: set,
      fresh: { partnerProductId, totalQuantity: 1 },
    };
  }
  const { subscriptionId } = change.deleteSubscription;
  return {
    lists: ['subscriptions', 'defectiveSubscriptions'],
    id: [subscriptionId],
    isIt: (entry: Subscription) => entry.subscriptionConfigurationId === subscriptionId,
    present: false,
    fresh: null,
  };
}

type Test = (entry: CartEntry) => boolean;

function find(cart: Cart, { lists, isIt }: Wish): Place | undefined {
  for (const list of lists) {
    const entries: CartEntry[] = cart[list];
    const index = entries.findIndex(isIt as Test);
    const entry = entries[index];
    if (entry) return { list, index, entry };
  }
  return undefined;
}

/** The entry's name: two changes with one key speak of the same entry. */
export function keyOf(change: CartChange): string {
  const { lists, id } = wishOf(change);
  return JSON.stringify([lists[0], ...id]);
}

/** Whether a change takes its entry out of the cart. */
export function isRemoval(change: CartChange): boolean {
  return !wishOf(change).present;
}

/** Where a change's entry stands in a cart; undefined where it does not. */
export function findEntry(cart: Cart, change: CartChange): Place | undefined {
  return find(cart, wishOf(change));
}

/** Whether a cart is so already as a change wants it. */
export function agrees(cart: Cart, change: CartChange): boolean {
  const wish = wishOf(change);
  const entry = find(cart, wish)?.entry;
  if (!entry || !wish.present) return !entry && !wish.present;
  return wish.quantity === undefined || wish.quantity === (entry as CartArticle).quantity;
}

/** The sum of a list's quantities, added up once a list: a long cart is asked for it at every change. */
const sums = new WeakMap<readonly CartArticle[], number>();

function piecesOf(articles: readonly CartArticle[]): number {
  let sum = sums.get(articles);
  if (sum === undefined) {
    sum = 0;
    for (const { quantity } of articles) sum += quantity;
    sums.set(articles, sum);
  }
  return sum;
}

type Lists = Record<CartList, CartEntry[]> & { numberOfArticles: number };

const removed = (cart: Cart, { lists, isIt }: Wish): Cart => {
  const next: Lists = { ...cart };
  const isAnother: Test = (entry) => !(isIt as Test)(entry);
  for (const list of lists) next[list] = next[list].filter(isAnother);
  return next as Cart;
};

function put(cart: Cart, { list, index, entry }: Place, isThere: boolean): Cart {
  const next: Lists = { ...cart };
  const entries = next[list].slice();
  entries.splice(index, isThere ? 1 : 0, entry);
  next[list] = entries;
  if (list === 'articles') {
    const before = isThere ? (cart[list][index]?.quantity ?? 0) : 0;
    const sum = piecesOf(cart[list]) - before + (entry as CartArticle).quantity;
    sums.set(entries as CartArticle[], sum);
  }
  return next as Cart;
}

/**
 * The cart that a change makes of another, before the service has said so (H§4). The given one stays as
 * it is. The count is the sum of the articles' quantities (contract §1).
 *
 * @param back Where the entry stood when it was removed: a change that brings it back gives it its title,
 *   its picture and its place again.
 */
export function applyChange(cart: Cart, change: CartChange, back?: Place): Cart {
  const wish = wishOf(change);
  const { lists, present, fresh, quantity } = wish;
  const found = present ? find(cart, wish) : undefined;
  const place = found ?? back ?? (fresh && { list: lists[0], index: Infinity, entry: fresh });
  let next = cart;
  if (!present) next = removed(cart, wish);
  else if (place) {
    const entry = quantity === undefined ? place.entry : { ...place.entry, quantity };
    next = put(cart, { ...place, entry }, found !== undefined);
  }
  return { ...next, numberOfArticles: piecesOf(next.articles) };
}
