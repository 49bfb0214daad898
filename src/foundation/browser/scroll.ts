import { acquire } from './acquire.ts';

/** Overrides a declaration of the host and returns the undo. */
function override(style: CSSStyleDeclaration, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}

/** The element whose `overflow` applies to the window; on the other one it would create a second scroll container. */
function scrollContainer(root: HTMLElement): HTMLElement {
  return /auto|scroll|hidden|clip/.test(getComputedStyle(root).overflowY) ? root : document.body;
}

function lock(): () => void {
  const root = document.documentElement;
  const { scrollX, scrollY } = window;
  const width = root.offsetWidth;
  const { style } = scrollContainer(root);
  const restorers = ['overflow-x', 'overflow-y'].map((axis) => override(style, axis, 'hidden'));
  // Keeps the scrollbar's space, so that the page does not move: by CSS, else by padding.
  if (root.offsetWidth > width) restorers.push(override(root.style, 'scrollbar-gutter', 'stable'));
  const widthGain = root.offsetWidth - width;
  if (widthGain > 0) {
    const padding = parseFloat(getComputedStyle(document.body).paddingInlineEnd) || 0;
    restorers.push(override(document.body.style, 'padding-inline-end', `${padding + widthGain}px`));
  }
  return () => {
    for (const restore of restorers) restore();
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    }
  };
}

/**
 * Locks the page's scrolling without moving anything in it, until every caller has undone it. Returns the undo;
 * the last one restores the position (HEAD-17).
 */
export function lockScroll(): () => void {
  return acquire('scroll', lock);
}

/**
 * Scrolls an opened flyout into view that reaches below the window's edge, as on a phone in landscape, where the
 * header alone fills the window. Returns a function that restores the position.
 */
export function scrollToFlyout(panel: HTMLElement): () => void {
  const { scrollX, scrollY, innerHeight } = window;
  const below = panel.getBoundingClientRect().bottom - innerHeight;
  if (below <= 0) return () => {};
  window.scrollTo({ left: scrollX, top: scrollY + below, behavior: 'instant' });
  return () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
