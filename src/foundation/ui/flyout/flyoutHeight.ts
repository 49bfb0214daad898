/** Public: hosts may read it (HEAD-15). */
const PROPERTY = '--fascia-flyout-height';

/**
 * Keeps a custom property on the header's root up to date with the greatest height of a flyout: the window's
 * height minus the header's, in px (HEAD-15). Returns a function that stops it; the property stays.
 */
export function trackFlyoutHeight(header: HTMLElement): () => void {
  const measure = () => {
    const height = Math.max(0, window.innerHeight - header.offsetHeight);
    header.style.setProperty(PROPERTY, `${height}px`);
  };
  measure();
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  size?.observe(header);
  window.addEventListener('resize', measure);
  return () => {
    size?.disconnect();
    window.removeEventListener('resize', measure);
  };
}
