/** How high the promotions are, in px, on the header's root: a sticky header lets them scroll away. */
const PROPERTY = '--fascia-promotion-height';

/** Keeps the header's root told of the area's height. Returns the undo. */
export function watchHeight(area: HTMLElement): () => void {
  const root = area.closest<HTMLElement>('[data-fascia]');
  if (!root || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => {
    root.style.setProperty(PROPERTY, `${area.offsetHeight}px`);
  });
  observer.observe(area);
  return () => {
    observer.disconnect();
    root.style.removeProperty(PROPERTY);
  };
}
