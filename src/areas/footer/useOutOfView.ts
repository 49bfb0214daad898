import { useEffect, useState, type RefObject } from 'react';
import { canTellWhatIsInView } from './inView.ts';

/**
 * Whether a part that is to go is out of the visitor's view, so that it goes without moving what they look
 * at. Stays true from then on. Who cannot tell lets it go at once.
 */
export function useOutOfView(part: RefObject<Element | null>, leaving: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!leaving || !part.current || !canTellWhatIsInView()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setGone(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, leaving]);
  return gone || (leaving && !canTellWhatIsInView());
}
