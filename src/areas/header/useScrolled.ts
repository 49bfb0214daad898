import { useEffect, useState } from 'react';

/** Scroll events are debounced by this (HEAD-18). */
const DEBOUNCE_MS = 50;

/** Whether the page is scrolled down from its top; false while not enabled. */
export function useScrolled(enabled: boolean): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => setScrolled(window.scrollY > 0);
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, DEBOUNCE_MS);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [enabled]);
  return enabled && scrolled;
}
