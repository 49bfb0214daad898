import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { LiveRegion } from '../../../../foundation/ui/LiveRegion.tsx';
import { findEntry, keyOf } from '../../cartChange.ts';
import { changeErrorText } from '../../changeErrorText.ts';
import {
  selectAdded,
  selectBusy,
  selectCart,
  selectChangeError,
  selectCount,
  selectDeleted,
  selectReadError,
} from '../../cartSlice.ts';
import type { CartArticle } from '../../cart.ts';
import type { DeletedEntry } from '../../deletedEntries.ts';
import { AddedCard } from './added/AddedCard.tsx';
import { useAddition } from './added/useAddition.ts';
import { rowsOfCart } from './CartRows.tsx';
import { articleTitle, entryFacts } from './entryFacts.ts';

/**
 * The latest announcement: removals, undos, the count and additions. Its number changes even if the text is the same.
 * An addition is announced once, after the service has responded (CART-147). If it restores a removed entry, it has
 * been announced as an undo before.
 *
 * @param show Shows an added article. Returns whether to announce it as well.
 */
function useAnnouncement(show: (added: CartArticle) => boolean) {
  const { _ } = useLingui();
  const added = useSelector(selectAdded);
  const isBusy = useSelector(selectBusy);
  const cart = useSelector(selectCart);
  const count = useSelector(selectCount);
  const deleted = useSelector(selectDeleted);
  const [announcement, setAnnouncement] = useState({ text: '', number: 0 });
  const announced = useRef({
    count: 0,
    deleted: [] as readonly DeletedEntry[],
    added: null as CartArticle | null,
    /** The ids of entries that were announced as restored and whose response is pending. */
    restored: [] as readonly string[],
  });

  useEffect(() => {
    const before = announced.current;
    const titleOf = ({ list, entry }: DeletedEntry) => ({
      title: entryFacts(_, list, entry).title,
    });
    const isIn = (entries: readonly DeletedEntry[], { id }: DeletedEntry) =>
      entries.some((entry) => entry.id === id);
    const undone = before.deleted.filter(
      (entry) => !isIn(deleted, entry) && findEntry(cart, entry.inverse),
    );
    const restored = [...before.restored, ...undone.map(({ id }) => id)];
    const isShown = added !== null && added !== before.added && show(added);
    const isAdded = isShown && !restored.includes(keyOf({ setArticle: added }));
    const texts = [
      ...(isAdded ? [_('cart.added', { title: articleTitle(_, added) })] : []),
      ...deleted
        .filter((entry) => !isIn(before.deleted, entry))
        .map((entry) => _('cart.deleted', titleOf(entry))),
      ...undone.map((entry) => _('cart.restored', titleOf(entry))),
    ];
    const isCounted = texts.length > 0 || count < before.count || !isBusy;
    announced.current = {
      count: isCounted ? count : before.count,
      deleted,
      added,
      restored: isBusy ? restored : [],
    };
    if (isCounted && count !== before.count && !isShown) {
      if (count > 0) texts.push(_('header.icons.cartWith', { count }));
      // A cart that contains only gift cards has the count 0 but is not empty.
      else if (!cart.hasUnreadableEntries && rowsOfCart(cart, []).length === 0)
        texts.push(_('cart.empty'));
    }
    if (texts.length === 0) return;
    setAnnouncement(({ number }) => ({ text: texts.join('. '), number: number + 1 }));
  }, [_, cart, count, deleted, added, isBusy, show]);

  return announcement;
}

/** The current error of the cart. */
function ErrorText() {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const isBusy = useSelector(selectBusy);
  const error = useSelector(selectChangeError);
  if (error) return <span key={error.lastChangeId}>{changeErrorText(_, error)}</span>;
  // Removed while the cart is read again, so that a second failure is announced.
  return readError && !isBusy && <span>{_('cart.error.cannotBeShown')}</span>;
}

/**
 * Announces changes and errors of the cart to assistive technology, whether or not its flyout is open (CART-44). Shows
 * an added article while the flyout is closed (CART-110).
 */
export function CartAnnouncer() {
  const anchor = useRef<HTMLSpanElement>(null);
  const addition = useAddition(anchor);
  const { text, number } = useAnnouncement(addition.show);
  return (
    <>
      <LiveRegion ref={anchor}>
        <span key={number}>{text}</span>
      </LiveRegion>
      <LiveRegion role="alert">
        <ErrorText />
      </LiveRegion>
      {addition.article && (
        <AddedCard key={addition.number} article={addition.article} onDismiss={addition.dismiss} />
      )}
    </>
  );
}
