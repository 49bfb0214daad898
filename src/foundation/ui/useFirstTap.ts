import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from './plainClick.ts';

/** Whether the pointer is a finger or a pen, which has no meaningful hover. */
export const isTapping = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean =>
  pointerType === 'touch' || pointerType === 'pen';

type ClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Returns the handlers of a link that opens something on the first tap and is followed on the second (NAV-12, HEAD-25).
 * The link is followed unless a handler prevents it. Clicks with a modifier key always follow it.
 *
 * @param onTap Handles a tap of a finger or a pen. `undefined` if there is nothing to open or it is already open.
 * @param onClick Handles a click of a mouse or a keyboard.
 */
export function useFirstTap(onTap: ClickHandler | undefined, onClick?: ClickHandler) {
  const isTap = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isTap.current = isTapping(event);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const handle = isTap.current ? onTap : onClick;
      isTap.current = false;
      if (isPlainClick(event)) handle?.(event);
    },
  };
}
