import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isPlainClick } from './plainClick.ts';

type ClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * The handlers of a link whose first tap on a touch screen opens something, and whose second one follows it
 * (NAV-12, HEAD-25). The link is followed unless a handler prevents it, and always by a click with a modifier key.
 *
 * @param onTap Opens what belongs to the link; undefined where there is nothing to open, or it is open.
 * @param onClick Handles a click of a mouse or a keyboard.
 */
export function useFirstTap(onTap: ClickHandler | undefined, onClick?: ClickHandler) {
  const pointer = useRef('');
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const handle = pointer.current === 'touch' ? onTap : onClick;
      pointer.current = '';
      if (isPlainClick(event)) handle?.(event);
    },
  };
}
