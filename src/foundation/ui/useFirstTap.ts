import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from './plainClick.ts';

type LinkEvent = MouseEvent<HTMLAnchorElement>;

/**
 * The handlers of a link whose first tap on a touch screen opens something, and whose second one follows it
 * (NAV-12, HEAD-25). A click with a modifier key always follows it.
 *
 * @param open Opens what belongs to the link; undefined where there is nothing to open, or it is open.
 * @param onClick What a click of a mouse or a keyboard does. Without it, such a click follows the link.
 */
export function useFirstTap(
  open: ((link: HTMLAnchorElement) => void) | undefined,
  onClick?: (event: LinkEvent) => void,
) {
  const pointer = useRef('');
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    },
    onClick: (event: LinkEvent) => {
      const isTap = pointer.current === 'touch';
      pointer.current = '';
      const isHandled = isTap ? open : onClick;
      if (!isHandled || !isPlainClick(event)) return;
      event.preventDefault();
      if (isTap) open?.(event.currentTarget);
      else onClick?.(event);
    },
  };
}
