import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCart, selectDeleted, selectReadError } from '../cartSlice.ts';
import { cartRows } from './rowsOfCart.ts';
import styles from './CartRows.module.css';
import { DeletedRow } from './DeletedRow.tsx';
import { EntryRow } from './EntryRow.tsx';

interface Props {
  listRef: (list: HTMLUListElement | null) => void;
  open: boolean;
}

/** The lines of the cart, or a word where there is none. */
export function CartRows({ listRef, open }: Props) {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const deleted = useSelector(selectDeleted);
  const readError = useSelector(selectReadError);
  const rows = useMemo(() => cartRows(cart, deleted), [cart, deleted]);
  return (
    <>
      <ul className={styles.rows} ref={listRef} tabIndex={-1} aria-label={_('header.icons.cart')}>
        {rows.map((row) =>
          row.kind === 'deleted' ? (
            <DeletedRow key={`deleted ${row.key}`} deleted={row.deleted} open={open} />
          ) : (
            <EntryRow
              key={`${row.list} ${row.key}`}
              id={row.key}
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
