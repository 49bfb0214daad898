import { useEffect, useState } from 'react';

/** Scrolling is looked at once it has rested for this long (H§9). */
const DEBOUNCE_MS = 50;

/** Whether the page is scrolled away from its top, while somebody wants to know. */
export function useScrolled(wanted: boolean): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setScrolled(window.scrollY > 0);
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    look();
    window.addEventListener('scroll', listen, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', listen);
    };
  }, [wanted]);
  return wanted && scrolled;
}
