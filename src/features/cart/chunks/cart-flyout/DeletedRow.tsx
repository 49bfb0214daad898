import { useLingui } from '@lingui/react';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { memo, useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { prefersReducedMotion } from '../../../../foundation/browser/page/prefersReducedMotion.ts';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { cartSlice, undoRequested } from '../../cartSlice.ts';
import { useCartDispatch } from './useCartDispatch.ts';
import { UNDO_MS, type DeletedEntry } from '../../deletedEntries.ts';
import { entryFacts } from './entryFacts.ts';
import { useRowFocus } from './flyoutFocus.ts';
import styles from './DeletedRow.module.css';

const { undoPaused, undoResumed } = cartSlice.actions;

/** A bar that shows the remaining time. Animated by the browser, so that React does not render each frame. */
function TimeBar({ undoUntil, remainingMs }: Pick<DeletedEntry, 'undoUntil' | 'remainingMs'>) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const easing = prefersReducedMotion() ? 'steps(10, end)' : 'linear';
    const animation = bar.current?.animate?.(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: UNDO_MS, fill: 'both', easing },
    );
    if (!animation) return undefined;
    animation.currentTime = UNDO_MS - (undoUntil === null ? remainingMs : undoUntil - Date.now());
    if (undoUntil === null) animation.pause();
    return () => animation.cancel();
  }, [undoUntil, remainingMs]);
  return <span className={styles.bar} ref={bar} aria-hidden="true" />;
}

interface Props {
  deleted: DeletedEntry;
  /** Whether the flyout is open. The undo time can be paused only in an open flyout. */
  open: boolean;
}

/**
 * A removed entry that can be undone. The time is paused while the pointer is over the row, and while the row has the
 * focus because the visitor has moved the focus there (CART-23).
 */
export const DeletedRow = memo(function DeletedRow({ deleted, open }: Props) {
  const { id, list, entry, undoUntil, remainingMs } = deleted;
  const { _ } = useLingui();
  const dispatch = useDispatch();
  const request = useCartDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const focus = useRowFocus(id, button);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = open && (isHovered || isFocused);

  useEffect(() => {
    if (!isPaused) return undefined;
    dispatch(undoPaused({ id, at: Date.now() }));
    return () => void dispatch(undoResumed({ id, at: Date.now() }));
  }, [dispatch, id, isPaused]);

  // An element that is hidden under the pointer receives no `pointerleave` event.
  if (!open && isHovered) setHovered(false);

  const onFocus = (event: FocusEvent) => {
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
    if (!focus.isSettingFocus() && isFromOutside) setFocused(true);
  };
  const undo = () => {
    focus.expectRow(id);
    void request(undoRequested(id));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only pause the time
    <li
      className={styles.row}
      data-part="deleted-entry"
      onPointerOver={() => setHovered(true)} // Firefox sends no other event if the row appears under the pointer.
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
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
        <span>{_('cart.undo')}</span>
      </button>
      <TimeBar undoUntil={undoUntil} remainingMs={remainingMs} />
    </li>
  );
});
