import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Cart } from '../../cart.ts';
import { keyOf, type CartChange, type CartEntry, type CartList } from '../../cartChange.ts';
import { selectCart, selectDeleted, selectIsChecked, selectReadError } from '../../cartSlice.ts';
import type { DeletedEntry } from '../../deletedEntries.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { isBlocked } from './entryFacts.ts';
import { EntryRow, type EntryRowProps } from './EntryRow.tsx';
import styles from './CartRows.module.css';

/** A row of the cart flyout: an entry or a removed entry. */
type CartRow = { key: string } & (
  | ({ kind: 'entry' } & Omit<EntryRowProps, 'entryKey'>)
  | { kind: 'deleted'; deleted: DeletedEntry }
);

const lists = [
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

const isBlockedRow = (row: CartRow) => {
  const { list, entry } = row.kind === 'entry' ? row : row.deleted;
  return isBlocked(list, entry);
};

/**
 * The rows of a cart, list by list, with each removed entry at its former position. Entries that prevent checkout are
 * first (CART-41).
 */
export function rowsOfCart(cart: Cart, deletedEntries: readonly DeletedEntry[]): CartRow[] {
  const all = lists.flatMap((list) => {
    const rows: CartRow[] = cart[list].map((entry: CartEntry) => {
      const removal = removalOf(list, entry);
      return { kind: 'entry', key: keyOf(removal), list, entry, removal };
    });
    const removed = deletedEntries.filter((deleted) => deleted.list === list);
    for (const deleted of removed.toSorted((one, other) => one.index - other.index)) {
      rows.splice(deleted.index, 0, { kind: 'deleted', key: deleted.id, deleted });
    }
    return rows;
  });
  return [...all.filter(isBlockedRow), ...all.filter((row) => !isBlockedRow(row))];
}

interface Props {
  listRef: (list: HTMLUListElement | null) => void;
  /** Whether the flyout is open. */
  open: boolean;
}

/** The entries and removed entries of the cart, or a message if it is empty. */
export function CartRows({ listRef, open }: Props) {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const deleted = useSelector(selectDeleted);
  const readError = useSelector(selectReadError);
  const isChecked = useSelector(selectIsChecked);
  const rows = useMemo(() => rowsOfCart(cart, deleted), [cart, deleted]);
  return (
    <>
      <ul className={styles.rows} ref={listRef} tabIndex={-1} aria-label={_('header.icons.cart')}>
        {rows.map((row) =>
          row.kind === 'deleted' ? (
            <DeletedRow key={`deleted ${row.key}`} deleted={row.deleted} open={open} />
          ) : (
            <EntryRow
              key={`${row.list} ${row.key}`}
              entryKey={row.key}
              list={row.list}
              entry={row.entry}
              removal={row.removal}
            />
          ),
        )}
      </ul>
      {rows.length === 0 && !readError && !cart.hasUnreadableEntries && (
        <p className={styles.empty}>{isChecked ? _('cart.empty') : '\u00a0'}</p>
      )}
    </>
  );
}
