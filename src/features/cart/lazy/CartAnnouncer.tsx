import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden.tsx';
import { findEntry } from '../cartChange.ts';
import { changeErrorText } from '../cartErrors.ts';
import {
  selectCart,
  selectChangeError,
  selectCount,
  selectDeleted,
  selectReadError,
} from '../cartSlice.ts';
import type { DeletedEntry } from '../deletedEntries.ts';
import { entryFacts } from './entryFacts.ts';

/** What has changed in the cart: removals, undos and the count. Its number makes a repeated text a new one. */
function useAnnouncement() {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const count = useSelector(selectCount);
  const deleted = useSelector(selectDeleted);
  const [announcement, setAnnouncement] = useState({ text: '', number: 0 });
  const announced = useRef({ count: 0, deleted: [] as readonly DeletedEntry[] });

  useEffect(() => {
    const before = announced.current;
    announced.current = { count, deleted };
    const titleOf = ({ list, entry }: DeletedEntry) => ({
      title: entryFacts(_, list, entry).title,
    });
    const isIn = (entries: readonly DeletedEntry[], { id }: DeletedEntry) =>
      entries.some((entry) => entry.id === id);
    const texts = [
      ...deleted
        .filter((entry) => !isIn(before.deleted, entry))
        .map((entry) => _('cart.deleted', titleOf(entry))),
      ...before.deleted
        .filter((entry) => !isIn(deleted, entry) && findEntry(cart, entry.inverse))
        .map((entry) => _('cart.restored', titleOf(entry))),
    ];
    if (count !== before.count) {
      texts.push(count > 0 ? _('header.icons.cartWith', { count }) : _('cart.empty'));
    }
    if (texts.length === 0) return;
    setAnnouncement(({ number }) => ({ text: texts.join('. '), number: number + 1 }));
  }, [_, cart, count, deleted]);

  return announcement;
}

/** What went wrong with the cart. */
function ErrorText() {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const error = useSelector(selectChangeError);
  if (error) return <span key={error.lastChangeId}>{changeErrorText(_, error)}</span>;
  return readError && <span>{_('cart.error.cannotBeShown')}</span>;
}

/** Announces changes and errors of the cart to assistive technology, whether its flyout is open or not (CART-44). */
export function CartAnnouncer() {
  const { text, number } = useAnnouncement();
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={number}>{text}</span>
      </span>
      <span role="alert">
        <ErrorText />
      </span>
    </VisuallyHidden>
  );
}
