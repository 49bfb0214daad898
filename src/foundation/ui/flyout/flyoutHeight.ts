/** What hosts may read of it (contract §2). */
const PROPERTY = '--fascia-flyout-height';

/**
 * Tells a header, as a custom property on its root, how high a flyout may be: the window without the header, in
 * px (H§4). It follows both while the flyout is open. Returns the end of following; the property stays.
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
