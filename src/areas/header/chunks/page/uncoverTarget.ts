import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

/**
 * Scrolls the target of the page's address below a sticky header that covers it: the browser scrolled to it before there was
 * a header (HEAD-154). Does nothing if the visitor has scrolled on.
 */
export function uncoverTarget(header: HTMLElement): void {
  const target = hostDocument.querySelector(':target');
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  const covered = header.getBoundingClientRect().bottom - top;
  // On zoomed pages positions are fractions of a px.
  if (top > -1 && covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' });
}
