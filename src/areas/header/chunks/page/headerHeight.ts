import { acquire } from '../../../../foundation/browser/page/hostPage.ts';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { onResize, windowHeight } from '../../../../foundation/browser/page/viewport.ts';

const HEIGHT = '--fascia-header-height';
const FLYOUT_HEIGHT = '--fascia-flyout-height';
const TRANSITION_NAME = '--fascia-header-transition';

/** Visible height of each header on the page, in px. */
const heightsOnPage = perPage('headerHeights', () => new Map<HTMLElement, number>());

/** Height of the header's part inside the window, in px. 0 if the header is hidden or has slid away. */
function visibleHeight(header: HTMLElement): number {
  if (header.hasAttribute('data-away')) return 0;
  const { top, bottom } = header.getBoundingClientRect();
  return Math.max(0, Math.round(Math.min(bottom, windowHeight()) - Math.max(top, 0)));
}

/** Skips unchanged values: setting a custom property recalculates the styles of all descendants. */
function setLength({ style }: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function acquirePageHeight(): () => void {
  return acquire(HEIGHT, () => {
    const { style } = hostDocument.documentElement;
    const before = style.getPropertyValue(HEIGHT);
    return () => {
      if (before) style.setProperty(HEIGHT, before);
      else style.removeProperty(HEIGHT);
    };
  });
}

/** The page gets the height of its tallest header. */
function updatePageHeight(): void {
  const heights = heightsOnPage();
  if (heights.size > 0)
    setLength(hostDocument.documentElement, HEIGHT, Math.max(...heights.values()));
}

/**
 * Gives the transition name to one header only: the first one with a box. Browsers skip a view transition if two
 * elements have the same name.
 */
function assignTransitionName(): void {
  const headers = [...heightsOnPage().keys()];
  const named = headers.find(({ offsetHeight }) => offsetHeight > 0) ?? headers[0];
  for (const header of headers) {
    if (header === named) header.style.removeProperty(TRANSITION_NAME);
    else header.style.setProperty(TRANSITION_NAME, 'none');
  }
}

/**
 * Keeps custom properties up to date with the header's height:
 *
 * - on the header's root, the maximum height of a flyout, which is the window's height minus the header's (HEAD-15)
 * - on the header's root and the page's root, the visible height of the header (HEAD-84)
 *
 * They follow the sizes of the header and the window. The caller has to call `measure` after scrolling.
 */
export function trackHeaderHeight(header: HTMLElement) {
  const heights = heightsOnPage();
  const measure = () => {
    setLength(header, FLYOUT_HEIGHT, Math.max(0, windowHeight() - header.offsetHeight));
    const height = visibleHeight(header);
    setLength(header, HEIGHT, height);
    heights.set(header, height);
    updatePageHeight();
    assignTransitionName();
  };
  const release = acquirePageHeight();
  measure();
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  size?.observe(header);
  const stop = undoAll([
    () => size?.disconnect(),
    onResize(measure),
    () => heights.delete(header),
    assignTransitionName,
    updatePageHeight,
    release,
  ]);
  return { measure, stop };
}
