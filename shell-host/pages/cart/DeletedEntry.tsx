import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartModule, CartState } from './cartModule.ts';
import styles from './DeletedEntry.module.css';
import { headerAnnouncesCart } from './headerTells.ts';

interface Props {
  deleted: CartState['deletedEntries'][number];
  title: string;
  cartModule: CartModule;
}

/** An entry that was taken out a moment ago: a quiet row, with a bar that shows how long it may come back. */
export function DeletedEntry({ deleted: { id, deletedAt }, title, cartModule }: Props) {
  const { cart } = useTexts();
  const undoButton = useRef<HTMLButtonElement>(null);
  const [age] = useState(() => Math.max(0, Date.now() - deletedAt));

  // The button that took the entry out is gone, and the focus with it.
  useEffect(() => {
    if (age < 1_000 && document.activeElement === document.body) undoButton.current?.focus();
  }, [age]);

  return (
    <li className={styles.deleted}>
      <p role={headerAnnouncesCart() ? undefined : 'status'}>
        {formatText(cart.removed, { title })}
      </p>
      <Button
        look="quiet"
        ref={undoButton}
        aria-label={formatText(cart.undoIt, { title })}
        onClick={() => void cartModule.undo(id)}
      >
        {cart.undo}
      </Button>
      <span className={styles.time} style={{ animationDelay: `${-age}ms` }} />
    </li>
  );
}
