import { useEffect, type RefObject } from 'react';

interface Dismissable {
  open: boolean;
  /** A press outside of it closes. */
  root: RefObject<HTMLElement | null>;
  /** Gets the focus back after Escape. */
  button: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** Closes an open menu by Escape, by a press elsewhere, and when the focus has left it. */
export function useDismissal({ open, root, button, onDismiss }: Dismissable): void {
  useEffect(() => {
    if (!open) return undefined;
    const isInside = (event: Event) =>
      root.current !== null && event.composedPath().includes(root.current);
    const leave = (event: Event) => {
      if (!isInside(event)) onDismiss();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (isInside(event)) button.current?.focus();
      onDismiss();
    };
    const ways = ['pointerdown', 'click', 'focusin'];
    for (const way of ways) document.addEventListener(way, leave);
    document.addEventListener('keydown', key);
    return () => {
      for (const way of ways) document.removeEventListener(way, leave);
      document.removeEventListener('keydown', key);
    };
  }, [open, root, button, onDismiss]);
}
