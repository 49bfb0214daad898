import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { CartDoor, CartState } from './cartDoor.ts';
import styles from './DeletedEntry.module.css';
import { headerTells } from './headerTells.ts';

interface Props {
  deleted: CartState['deletedEntries'][number];
  title: string;
  door: CartDoor;
}

/** An entry that was taken out a moment ago: a quiet row, with a bar that shows how long it may come back. */
export function DeletedEntry({ deleted: { id, deletedAt }, title, door }: Props) {
  const { cart } = useTexts();
  const undo = useRef<HTMLButtonElement>(null);
  const [age] = useState(() => Math.max(0, Date.now() - deletedAt));

  // The button that took the entry out is gone, and the focus with it.
  useEffect(() => {
    if (age < 1_000 && document.activeElement === document.body) undo.current?.focus();
  }, [age]);

  return (
    <li className={styles.deleted}>
      <p role={headerTells() ? undefined : 'status'}>{fill(cart.removed, { title })}</p>
      <Button
        look="quiet"
        ref={undo}
        aria-label={fill(cart.undoIt, { title })}
        onClick={() => void door.undo(id)}
      >
        {cart.undo}
      </Button>
      <span className={styles.time} style={{ animationDelay: `${-age}ms` }} />
    </li>
  );
}
