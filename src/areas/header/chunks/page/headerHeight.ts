import { acquire } from '../../../../foundation/browser/page/hostPage.ts';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { onResize, windowHeight } from '../../../../foundation/browser/page/viewport.ts';

const HEIGHT = '--fascia-header-height';
const FLYOUT_HEIGHT = '--fascia-flyout-height';
const TRANSITION_NAME = '--fascia-header-transition';

/** The page's headers with their heights as they are seen, in px. */
const heightsOnPage = perPage('headerHeights', () => new Map<HTMLElement, number>());

/** How much of the header is in the window, in px: nothing of a hidden one, and of one that has slid away. */
function seenHeight(header: HTMLElement): number {
  if (header.hasAttribute('data-away')) return 0;
  const { top, bottom } = header.getBoundingClientRect();
  return Math.max(0, Math.round(Math.min(bottom, windowHeight()) - Math.max(top, 0)));
}

/** Sets a custom property where it has another value: each change computes the styles of the elements inside anew. */
function setLength({ style }: HTMLElement, name: string, px: number): void {
  const value = `${px}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function holdOnPage(): () => void {
  return acquire(HEIGHT, () => {
    const { style } = hostDocument.documentElement;
    const before = style.getPropertyValue(HEIGHT);
    return () => {
      if (before) style.setProperty(HEIGHT, before);
      else style.removeProperty(HEIGHT);
    };
  });
}

/** The page has the height of the highest header. */
function tellPage(): void {
  const heights = heightsOnPage();
  if (heights.size > 0)
    setLength(hostDocument.documentElement, HEIGHT, Math.max(...heights.values()));
}

/** A view transition is skipped where two elements have one name: of several headers the first that has a box keeps it. */
function nameOneHeader(): void {
  const headers = [...heightsOnPage().keys()];
  const named = headers.find(({ offsetHeight }) => offsetHeight > 0) ?? headers[0];
  for (const header of headers) {
    if (header === named) header.style.removeProperty(TRANSITION_NAME);
    else header.style.setProperty(TRANSITION_NAME, 'none');
  }
}

/**
 * Keeps custom properties up to date with the header's height: on its root the most that a flyout may take, which is the
 * window's height minus the header's (HEAD-15), and there and on the page's root how much of the header is seen
 * (HEAD-84). Both follow the sizes of header and window; after scrolling `measure` is to be called.
 */
export function trackHeaderHeight(header: HTMLElement) {
  const heights = heightsOnPage();
  const measure = () => {
    setLength(header, FLYOUT_HEIGHT, Math.max(0, windowHeight() - header.offsetHeight));
    const height = seenHeight(header);
    setLength(header, HEIGHT, height);
    heights.set(header, height);
    tellPage();
    nameOneHeader();
  };
  const release = holdOnPage();
  measure();
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  size?.observe(header);
  const stop = undoAll([
    () => size?.disconnect(),
    onResize(measure),
    () => heights.delete(header),
    nameOneHeader,
    tellPage,
    release,
  ]);
  return { measure, stop };
}
