/** The height of the promotions in px, on the header's root: a sticky header lets them scroll away. */
const PROPERTY = '--fascia-promotion-height';

/** Keeps the area's height on the header's root up to date. Returns the undo. */
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
