import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

/**
 * Scrolls the target of the page's fragment below the sticky header: the browser scrolled to it before the header
 * existed (HEAD-154). Does nothing if the visitor has scrolled since then.
 */
export function uncoverTarget(header: HTMLElement): void {
  const target = hostDocument.querySelector(':target');
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  const covered = header.getBoundingClientRect().bottom - top;
  // Positions are fractional on zoomed pages.
  if (top > -1 && covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
}
