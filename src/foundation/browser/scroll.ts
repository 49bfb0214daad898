import { acquire } from './acquire.ts';

/** Sets a declaration over the host's own and returns its undo. */
function override(style: CSSStyleDeclaration, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}

/** The element whose `overflow` the window takes; hiding another one's would make a second scroller. */
function scroller(root: HTMLElement): HTMLElement {
  return /auto|scroll|hidden|clip/.test(getComputedStyle(root).overflowY) ? root : document.body;
}

function lock(): () => void {
  const root = document.documentElement;
  const { scrollX, scrollY } = window;
  const width = root.offsetWidth;
  const { style } = scroller(root);
  const undo = ['overflow-x', 'overflow-y'].map((axis) => override(style, axis, 'hidden'));
  // The scrollbar's place is kept, so that the page does not move; first as CSS can, else as a padding.
  if (root.offsetWidth > width) undo.push(override(root.style, 'scrollbar-gutter', 'stable'));
  const gained = root.offsetWidth - width;
  if (gained > 0) {
    const padding = parseFloat(getComputedStyle(document.body).paddingInlineEnd) || 0;
    undo.push(override(document.body.style, 'padding-inline-end', `${padding + gained}px`));
  }
  return () => {
    for (const end of undo) end();
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    }
  };
}

/**
 * Keeps the page from scrolling as long as anybody wants it, without moving anything in it. Returns the
 * undo; the last one restores the position (H§4).
 */
export function lockScroll(): () => void {
  return acquire('scroll', lock);
}

/**
 * Brings into view what of an opened flyout is below the window's edge: as on a phone held across, where the
 * header alone fills the window. Returns what brings the position back.
 */
export function scrollToFlyout(panel: HTMLElement): () => void {
  const { scrollX, scrollY, innerHeight } = window;
  const below = panel.getBoundingClientRect().bottom - innerHeight;
  if (below <= 0) return () => {};
  window.scrollTo({ left: scrollX, top: scrollY + below, behavior: 'instant' });
  return () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
