import { useEffect, useState, type RefObject } from 'react';

const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined';

interface Options {
  /** Whether to wait until the element is inside of the window, or outside of it. */
  position: 'inside' | 'outside';
  /** Observes nothing before this is true. Default true. */
  isWanted?: boolean;
  /** Enlarges the window, as CSS `margin`. */
  rootMargin?: string;
}

/**
 * Whether an element has been seen inside or outside of the window; stays true from then on. Without
 * `IntersectionObserver` it is true as soon as it is wanted.
 */
export function useSeen(
  element: RefObject<Element | null>,
  { position, isWanted = true, rootMargin = '0px' }: Options,
): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isWanted || !element.current || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInside = position === 'inside';
        if (!entries.some(({ isIntersecting }) => isIntersecting === isInside)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, position, isWanted, rootMargin]);
  return isSeen || (isWanted && !canObserve());
}
