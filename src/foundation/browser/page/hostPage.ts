import { perPage } from './perPage.ts';
import { hostDocument } from './hostGlobals.ts';
import { visibleArea } from './viewport.ts';

/** The active changes to the host's page, by name. */
const acquiredOnPage = perPage(
  'acquired',
  () => new Map<string, { holders: number; undo: () => void }>(),
);

/**
 * Changes the host's page while at least one caller needs the change. The first caller makes the change. The last
 * release undoes it, regardless of the order of the releases.
 *
 * @param name Unique name of the change.
 * @param begin Makes the change and returns an undo function.
 * @returns A function that releases the change. A second call does nothing.
 */
export function acquire(name: string, begin: () => () => void): () => void {
  const acquiredByName = acquiredOnPage();
  const acquired = acquiredByName.get(name) ?? { holders: 0, undo: begin() };
  acquired.holders += 1;
  acquiredByName.set(name, acquired);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    acquired.holders -= 1;
    if (acquired.holders > 0) return;
    acquiredByName.delete(name);
    acquired.undo();
  };
}

/** The classes that fascia sets on `<body>` (HEAD-14, HEAD-16). */
export type PageMarker = 'header2020-flyout-open' | 'header2020-sticky';

/**
 * Sets a class on `<body>` for the host's styles. Returns an undo function; the last undo removes the class. A class
 * that the host has set itself stays.
 */
export function markPage(marker: PageMarker): () => void {
  return acquire(marker, () => {
    const { classList } = hostDocument.body;
    if (classList.contains(marker)) return () => {};
    classList.add(marker);
    return () => classList.remove(marker);
  });
}

/** Overrides a declaration of the host. Returns an undo function. */
export function override(style: CSSStyleDeclaration, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}

/**
 * Returns the element whose `overflow` applies to the window: the root or the body. On the other one, `overflow` would
 * create a second scroll container.
 */
function scrollContainer(root: HTMLElement): HTMLElement {
  return /auto|scroll|hidden|clip/.test(getComputedStyle(root).overflowY)
    ? root
    : hostDocument.body;
}

function lock(): () => void {
  const root = hostDocument.documentElement;
  const { scrollX, scrollY } = window;
  const width = root.offsetWidth;
  const { style } = scrollContainer(root);
  const restorers = ['overflow-x', 'overflow-y'].map((axis) => override(style, axis, 'hidden'));
  // Reserves the scrollbar's space to avoid a layout shift: with CSS, or else with padding.
  if (root.offsetWidth > width) restorers.push(override(root.style, 'scrollbar-gutter', 'stable'));
  const widthGain = root.offsetWidth - width;
  if (widthGain > 0) {
    const padding = parseFloat(getComputedStyle(hostDocument.body).paddingInlineEnd) || 0;
    restorers.push(
      override(hostDocument.body.style, 'padding-inline-end', `${padding + widthGain}px`),
    );
  }
  return () => {
    for (const restore of restorers) restore();
    if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    }
  };
}

/**
 * Locks scrolling without a layout shift. Returns an undo function; the last undo restores the scroll position
 * (HEAD-16).
 */
export function lockScroll(): () => void {
  return acquire('scroll', lock);
}

/**
 * Scrolls an open flyout into view if it extends below the window, as on a phone in landscape. Returns a function that
 * restores the scroll position.
 */
export function scrollToFlyout(panel: HTMLElement): () => void {
  const { scrollX, scrollY } = window;
  const below = panel.getBoundingClientRect().bottom - visibleArea().bottom;
  if (below <= 0) return () => {};
  window.scrollTo({ left: scrollX, top: scrollY + below, behavior: 'instant' });
  return () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
