import { useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../foundation/browser/listen.ts';

/**
 * Whether to say that a link is no longer valid: when the host says so, until the visitor comes to the address
 * field (F§4). The notice's place is held from then on, so that the field does not move under the visitor's hand,
 * and given back when they have gone elsewhere and done something there: a key or a press that is over, so that
 * what they go to does not move before they are there.
 */
export function useLinkNotValid(asked: boolean, form: RefObject<HTMLFormElement | null>) {
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  /** In px. */
  const [held, setHeld] = useState<number>();
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    setHidden(false);
  }
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const giveBack = ({ target }: Event) => {
      const here = [target as Element, document.activeElement];
      if (!here.some((element) => form.current?.contains(element))) setHeld(undefined);
    };
    return listen(document, { click: giveBack, keyup: giveBack });
  }, [isHeld, form]);
  const hide = () => {
    if (place.current) setHeld(place.current.offsetHeight);
    setHidden(true);
  };
  return { place, held, isShown: asked && !hidden, hide };
}
