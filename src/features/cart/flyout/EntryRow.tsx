import { useLingui } from '@lingui/react';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { memo, useRef } from 'react';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import type { CartChange, CartEntry, CartList } from '../cartChange.ts';
import { changeRequested } from '../cartWishes.ts';
import { useCartDispatch } from '../useCartDispatch.ts';
import { entryFacts } from './entryFacts.ts';
import styles from './EntryRow.module.css';
import { EntryPicture } from './EntryPicture.tsx';
import { useLineFocus } from './flyoutFocus.ts';

interface Props {
  /** Names the entry. */
  id: string;
  list: CartList;
  entry: CartEntry;
  /** The change that takes it out. */
  removal: CartChange;
}

/** An entry of the cart: picture, title, how many, and the way out. */
export const EntryRow = memo(function EntryRow({ id, list, entry, removal }: Props) {
  const { _ } = useLingui();
  const dispatch = useCartDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const focus = useLineFocus(id, button);
  const { title, picture, note, quantity } = entryFacts(_, list, entry);

  const remove = () => {
    focus.expect(id);
    void dispatch(changeRequested(removal));
  };
  const set = (wanted: number) => {
    if (!('setArticle' in removal)) return;
    void dispatch(changeRequested({ setArticle: { ...removal.setArticle, quantity: wanted } }));
  };

  return (
    <li className={styles.row} data-part="cart-entry" data-kind={list}>
      <EntryPicture picture={picture} />
      <div className={styles.facts}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        {quantity !== null && (
          <span
            className={styles.quantity}
            role="group"
            aria-label={_('cart.entry.quantity', { title })}
          >
            <button
              className={styles.step}
              type="button"
              aria-label={_('cart.entry.less', { title })}
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && set(quantity - 1)}
            >
              <Icon glyph={Minus} size={16} />
            </button>
            <output className={styles.figure} aria-live="off">
              {quantity}
            </output>
            <button
              className={styles.step}
              type="button"
              aria-label={_('cart.entry.more', { title })}
              onClick={() => set(quantity + 1)}
            >
              <Icon glyph={Plus} size={16} />
            </button>
          </span>
        )}
      </div>
      <button
        className={styles.remove}
        ref={button}
        type="button"
        aria-label={_('cart.entry.remove', { title })}
        onClick={remove}
      >
        <Icon glyph={Trash} size={20} />
      </button>
    </li>
  );
});
