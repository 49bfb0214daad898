import { useLingui } from '@lingui/react';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { memo, useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { cartSlice } from '../cartSlice.ts';
import type { DeletedEntry } from '../cartState.ts';
import { undoRequested } from '../cartWishes.ts';
import { useCartDispatch } from '../useCartDispatch.ts';
import styles from './DeletedRow.module.css';
import { entryFacts } from './entryFacts.ts';
import { useLineFocus } from './flyoutFocus.ts';
import { TimeBar } from './TimeBar.tsx';

const { undoPaused, undoResumed } = cartSlice.actions;

interface Props {
  deleted: DeletedEntry;
  /** Whether the flyout is open: nobody is at a line that nobody sees. */
  open: boolean;
}

/**
 * What was removed, for as long as it can be undone. Its time stands still while the pointer is over it, or
 * after the visitor has moved the focus into it (contract §4).
 */
export const DeletedRow = memo(function DeletedRow({ deleted, open }: Props) {
  const { id, list, entry, until, left } = deleted;
  const { _ } = useLingui();
  const dispatch = useDispatch();
  const ask = useCartDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const focus = useLineFocus(id, button);
  const [hovered, setHovered] = useState(false);
  const [entered, setEntered] = useState(false);
  const isVisitorHere = open && (hovered || entered);

  useEffect(() => {
    if (!isVisitorHere) return undefined;
    dispatch(undoPaused({ id, at: Date.now() }));
    return () => void dispatch(undoResumed({ id, at: Date.now() }));
  }, [dispatch, id, isVisitorHere]);

  // What is hidden under the pointer is not told that it left.
  if (!open && hovered) setHovered(false);

  const enter = (event: FocusEvent) => {
    if (!focus.isOurs() && !event.currentTarget.contains(event.relatedTarget)) setEntered(true);
  };
  const undo = () => {
    focus.expect(id);
    void ask(undoRequested(id));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it waits, nothing more
    <li
      className={styles.row}
      data-part="deleted-entry"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setEntered(false)}
    >
      <span className={styles.text} id={textId}>
        {_('cart.deleted', { title: entryFacts(_, list, entry).title })}
      </span>
      <button
        className={styles.undo}
        data-part="undo"
        ref={button}
        type="button"
        aria-describedby={textId}
        onClick={undo}
      >
        <Icon glyph={Undo} size={16} />
        {_('cart.undo')}
      </button>
      <TimeBar until={until} left={left} />
    </li>
  );
});
