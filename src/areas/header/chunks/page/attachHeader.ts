import { track } from '../../../../foundation/browser/page/dataLayer.ts';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';
import { trackHeaderHeight } from './headerHeight.ts';
import { leadToMain } from './skipLink.ts';
import { slideAway } from './slideAway.ts';
import { stickSlot } from './stickySlot.ts';
import { watchScroll } from './watchScroll.ts';

interface Options {
  sticky: boolean;
  /** CSS selector of the page's main content. Default `main`. */
  mainSelector: string | undefined;
  /** Called immediately and after every scroll if the header is sticky. */
  onScroll: (isScrolled: boolean) => void;
}

/** Tracks which part of the header was clicked, never its content (HOST-22). */
function trackClick({ target }: MouseEvent): void {
  const part = target instanceof Element ? target.closest('a[data-part], button[data-part]') : null;
  if (!(part instanceof HTMLElement)) return;
  const { part: element = '', item } = part.dataset;
  track({ event: 'header_interaction', element, ...(item && { item }) });
}

/**
 * Scrolls the target of the page's fragment below the sticky header: the browser scrolled to it before the header
 * existed (HEAD-154). Does nothing if the visitor has scrolled since then.
 */
function uncoverTarget(header: HTMLElement): void {
  const target = hostDocument.querySelector(':target');
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  const covered = header.getBoundingClientRect().bottom - top;
  // Positions are fractional on zoomed pages.
  if (top > -1 && covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
}

/** Connects a header with the page around it. Returns a cleanup function. */
export function attachHeader(header: HTMLElement, options: Options): () => void {
  const { sticky, mainSelector, onScroll } = options;
  const height = trackHeaderHeight(header);
  const stopScroll = watchScroll((isScrolled) => {
    height.measure();
    if (sticky) onScroll(isScrolled);
  });
  const undoers = [
    stopScroll,
    height.stop,
    leadToMain(header, mainSelector),
    listen(header, { click: trackClick }),
  ];
  if (sticky) {
    undoers.push(stickSlot(header));
    uncoverTarget(header);
    undoers.push(slideAway(header, height.measure));
  }
  return undoAll(undoers);
}
