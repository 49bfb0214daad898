import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type CartModule, type CartState, headerAnnouncesCart } from './cartModule.ts';
import styles from './DeletedEntry.module.css';

interface Props {
  deleted: CartState['deletedEntries'][number];
  title: string;
  cartModule: CartModule;
}

/** A removed entry that can be restored, with a bar that shows the remaining time. */
export function DeletedEntry({ deleted: { id, deletedAt }, title, cartModule }: Props) {
  const { cart } = useTexts();
  const undoButton = useRef<HTMLButtonElement>(null);
  const [age] = useState(() => Math.max(0, Date.now() - deletedAt));

  // Moves the focus here from the button of the removed entry.
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
        aria-label={formatText(cart.undoItem, { title })}
        onClick={() => void cartModule.undo(id)}
      >
        {cart.undo}
      </Button>
      <span className={styles.time} style={{ animationDelay: `${-age}ms` }} />
    </li>
  );
}
