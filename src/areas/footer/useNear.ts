import { useEffect, useState, type RefObject } from 'react';
import { canTellWhatIsInView } from './inView.ts';

/** How far from the window a part is near: about as long as its code takes while the visitor scrolls. */
const MARGIN = '600px 0px';

/**
 * Whether a part has come near the window. Stays true from then on. Who cannot tell counts it as near.
 */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!part.current || !canTellWhatIsInView()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return near || !canTellWhatIsInView();
}
