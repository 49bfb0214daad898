import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from '../../foundation/ui/plainClick.ts';

/**
 * The handlers of a link whose first tap on a touch screen opens something, and whose second one follows it
 * (NAV-12). A mouse, a keyboard and a click with a modifier key follow it at once.
 *
 * @param open Opens what belongs to the link; undefined where there is nothing to open, or it is open.
 */
export function useFirstTap(open: ((link: HTMLAnchorElement) => void) | undefined) {
  const pointer = useRef('');
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const isTap = pointer.current === 'touch';
      pointer.current = '';
      if (!isTap || !open || !isPlainClick(event)) return;
      event.preventDefault();
      open(event.currentTarget);
    },
  };
}
