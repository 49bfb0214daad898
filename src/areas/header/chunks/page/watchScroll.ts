import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';

/** Debounce time of scroll events (HEAD-84). */
const SCROLL_DEBOUNCE_MS = 50;

/** Reports immediately and after every scroll whether the page is scrolled down. Returns a cleanup function. */
export function watchScroll(onChange: (isScrolled: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const measure = () => onChange(window.scrollY > 0);
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, SCROLL_DEBOUNCE_MS);
  };
  measure();
  return undoAll([() => clearTimeout(timer), listen(window, { scroll: onScroll })]);
}
