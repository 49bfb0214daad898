import type { Cart } from '../cart.ts';
import { keyOf, type CartChange, type CartEntry, type CartList } from '../cartChange.ts';
import type { DeletedEntry } from '../cartState.ts';

/** A line of the cart flyout: an entry, or what was removed from its place. */
export type CartRow =
  | { kind: 'entry'; key: string; list: CartList; entry: CartEntry; removal: CartChange }
  | { kind: 'deleted'; key: string; deleted: DeletedEntry };

const lists = [
  // What has to be removed before anything can be bought.
  'defectiveArticles',
  'defectiveGiftCards',
  'defectivePartnerProducts',
  'defectiveSubscriptions',
  'articles',
  'freeArticles',
  'giftCards',
  'partnerProducts',
  'subscriptions',
] as const satisfies readonly CartList[];

/** The change that takes an entry out of the cart. */
function removalOf(list: CartList, entry: CartEntry): CartChange {
  if ('partnerProductId' in entry) {
    return { setPartnerProduct: { partnerProductId: entry.partnerProductId, set: false } };
  }
  if ('subscriptionConfigurationId' in entry) {
    return { deleteSubscription: { subscriptionId: entry.subscriptionConfigurationId } };
  }
  if ('article' in entry) {
    const { productId, tcm } = entry.article;
    return { setGiftCard: { productId, tcm, set: false } };
  }
  const { productId, tcm, campaignId = '' } = entry;
  return list === 'freeArticles'
    ? { setFreeArticle: { productId, campaignId, remove: true } }
    : { setArticle: { productId, tcm, quantity: 0 } };
}

/** The lines of a cart: list by list, and each removed entry where it stood. */
export function cartRows(cart: Cart, deletedEntries: readonly DeletedEntry[]): CartRow[] {
  return lists.flatMap((list) => {
    const rows: CartRow[] = cart[list].map((entry: CartEntry) => {
      const removal = removalOf(list, entry);
      return { kind: 'entry', key: keyOf(removal), list, entry, removal };
    });
    const gone = deletedEntries.filter((deleted) => deleted.list === list);
    for (const deleted of gone.toSorted((one, other) => one.index - other.index)) {
      rows.splice(deleted.index, 0, { kind: 'deleted', key: deleted.id, deleted });
    }
    return rows;
  });
}
