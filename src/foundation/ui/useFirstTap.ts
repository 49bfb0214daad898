import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from './plainClick.ts';

/** Whether a pointer taps: a finger or a pen, whose hovering opens and closes nothing. */
export const isTapping = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean =>
  pointerType === 'touch' || pointerType === 'pen';

type ClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * The handlers of a link whose first tap of a finger or pen opens something, and whose second one follows it
 * (NAV-12, HEAD-25). The link is followed unless a handler prevents it, and always by a click with a modifier key.
 *
 * @param onTap Opens what belongs to the link; undefined where there is nothing to open, or it is open.
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
