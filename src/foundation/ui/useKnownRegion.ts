import { useEffect, useState } from 'react';

/** Time in ms until assistive technology has registered a new region. Only later changes are announced. */
const KNOWN_AFTER_MS = 100;

/**
 * Whether assistive technology has registered the live region of the calling component, so that it announces a text
 * that is inserted now (CART-147).
 *
 * @param isInitiallyKnown Whether the region is in the page already, from the server. Default false.
 */
export function useKnownRegion(isInitiallyKnown = false): boolean {
  const [isKnown, setKnown] = useState(isInitiallyKnown);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
