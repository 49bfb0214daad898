import { useRef, useState } from 'react';

/**
 * Whether to say that a link is no longer valid: when the host says so, until the visitor comes to the address
 * field (F§4). The notice's place is held from then on, so that the field does not move under the visitor's hand.
 */
export function useLinkNotValid(asked: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  /** In px. */
  const [held, setHeld] = useState<number>();
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    setHidden(false);
  }
  const hide = () => {
    if (place.current) setHeld(place.current.offsetHeight);
    setHidden(true);
  };
  return { place, held, isShown: asked && !hidden, hide };
}
