import { useLingui } from '@lingui/react';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { memo, useRef } from 'react';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { IconButton } from '../../../../foundation/ui/IconButton.tsx';
import { Image } from '../../../../foundation/ui/image/Image.tsx';
import type { CartChange, CartEntry, CartList } from '../../cartChange.ts';
import { changeRequested } from '../../cartSlice.ts';
import { useCartDispatch } from './useCartDispatch.ts';
import { entryFacts, isBlocked } from './entryFacts.ts';
import { useRowFocus } from './flyoutFocus.ts';
import styles from './EntryRow.module.css';

const EDGE_PX = 64;

/** The picture of an entry, or an icon if it is missing. Decorative, because the title is next to it. */
export function EntryPicture({ picture }: { picture: string | undefined }) {
  return (
    <span className={styles.tile}>
      <Icon glyph={ShoppingBag} />
      <span className={styles.picture}>
        <Image src={picture} alt="" width={EDGE_PX} height={EDGE_PX} ratio="1/1" />
      </span>
    </span>
  );
}

/** Whether a row with undo replaces the row of the removed entry (CART-26). */
const leavesDeletedEntry = (removal: CartChange) =>
  'setArticle' in removal ||
  'setGiftCard' in removal ||
  ('setFreeArticle' in removal && removal.setFreeArticle.campaignId !== '');

export interface EntryRowProps {
  /** The key of all changes of the entry (`keyOf`). */
  entryKey: string;
  list: CartList;
  entry: CartEntry;
  /** The change that removes the entry. */
  removal: CartChange;
}

/** An entry of the cart: picture, title, note, quantity and a button to remove it. */
export const EntryRow = memo(function EntryRow({ entryKey, list, entry, removal }: EntryRowProps) {
  const { _ } = useLingui();
  const dispatch = useCartDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const focus = useRowFocus(entryKey, button);
  const { title, picture, note, quantity } = entryFacts(_, list, entry);

  const remove = () => {
    if (leavesDeletedEntry(removal)) focus.expectRow(entryKey);
    void dispatch(changeRequested(removal));
  };
  const add = (units: number) => {
    if (!('setArticle' in removal)) return;
    void dispatch(changeRequested({ addArticle: { ...removal.setArticle, quantity: units } }));
  };

  return (
    <li
      className={styles.row}
      data-part="cart-entry"
      data-kind={list}
      data-blocked={isBlocked(list, entry) || undefined}
    >
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
            <IconButton
              className={styles.step}
              glyph={Minus}
              iconSize={16}
              label={_('cart.entry.less', { title })}
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && add(-1)}
            />
            <output className={styles.figure} aria-live="off" translate="no">
              {quantity}
            </output>
            <IconButton
              className={styles.step}
              glyph={Plus}
              iconSize={16}
              label={_('cart.entry.more', { title })}
              onClick={() => add(1)}
            />
          </span>
        )}
      </div>
      <IconButton
        className={styles.remove}
        glyph={Trash}
        iconSize={20}
        label={_('cart.entry.remove', { title })}
        ref={button}
        onClick={remove}
      />
    </li>
  );
});
