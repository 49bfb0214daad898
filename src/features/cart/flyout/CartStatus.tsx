import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden.tsx';
import {
  selectCart,
  selectChangeError,
  selectCount,
  selectDeleted,
  selectReadError,
} from '../cartSlice.ts';
import { findEntry } from '../cartChange.ts';
import type { DeletedEntry } from '../cartState.ts';
import { changeErrorText } from '../cartTexts.ts';
import { entryFacts } from './entryFacts.ts';

/** A text that is said anew even if it is the same again. */
interface Said {
  text: string;
  times: number;
}

const nothing: Said = { text: '', times: 0 };
const say = (text: string) => (before: Said) => ({ text, times: before.times + 1 });

/** What changed in the cart, said when assistive technology is idle: count, removal and undo. */
function usePoliteNews(): Said {
  const { _ } = useLingui();
  const cart = useSelector(selectCart);
  const count = useSelector(selectCount);
  const deleted = useSelector(selectDeleted);
  const [said, setSaid] = useState(nothing);
  const before = useRef<{ count: number; deleted: readonly DeletedEntry[] }>({
    count: 0,
    deleted: [],
  });

  useEffect(() => {
    const known = before.current;
    before.current = { count, deleted };
    const titleOf = ({ list, entry }: DeletedEntry) => ({
      title: entryFacts(_, list, entry).title,
    });
    const isIn = (entries: readonly DeletedEntry[], { id }: DeletedEntry) =>
      entries.some((entry) => entry.id === id);
    const news = [
      ...deleted
        .filter((entry) => !isIn(known.deleted, entry))
        .map((it) => _('cart.deleted', titleOf(it))),
      ...known.deleted
        .filter((entry) => !isIn(deleted, entry) && findEntry(cart, entry.inverse))
        .map((it) => _('cart.restored', titleOf(it))),
    ];
    if (count !== known.count) {
      news.push(count > 0 ? _('header.icons.cartWith', { count }) : _('cart.empty'));
    }
    if (news.length > 0) setSaid(say(news.join('. ')));
  }, [_, cart, count, deleted]);

  return said;
}

/** What went wrong, said at once. */
function Alert() {
  const { _ } = useLingui();
  const readError = useSelector(selectReadError);
  const error = useSelector(selectChangeError);
  if (error) return <span key={error.made}>{changeErrorText(_, error)}</span>;
  return readError && <span>{_('cart.error.cannotBeShown')}</span>;
}

/** Tells assistive technology of the cart, whether its flyout is open or not. */
export function CartStatus() {
  const polite = usePoliteNews();
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={polite.times}>{polite.text}</span>
      </span>
      <span role="alert">
        <Alert />
      </span>
    </VisuallyHidden>
  );
}
