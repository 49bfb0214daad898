import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCart, selectDeleted, selectReadError } from '../cartSlice.ts';
import { DeletedRow } from './DeletedRow.tsx';
import { EntryRow } from './EntryRow.tsx';
import { rowsOfCart } from './rowsOfCart.ts';
import styles from './CartRows.module.css';

interface Props {
  listRef: (list: HTMLUListElement | null) => void;
  /** Whether the flyout is open. */
  open: boolean;
}

/** The entries of the cart and its removed entries, or that it is empty. */
export function CartRows({ listRef, open }: Props) {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const deleted = useSelector(selectDeleted);
  const readError = useSelector(selectReadError);
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
      {rows.length === 0 && !readError && <p className={styles.empty}>{_('cart.empty')}</p>}
    </>
  );
}
