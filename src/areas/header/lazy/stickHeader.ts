import { undoAll } from '../../../foundation/browser/listen.ts';
import { stickSlot } from './stickySlot.ts';
import { watchScroll } from './watchScroll.ts';

/**
 * What a sticky header does beside its styles. Returns the undo.
 *
 * @param onScroll Called now and after every scroll: whether the page is scrolled down from its top.
 */
export function stickHeader(
  header: HTMLElement,
  onScroll: (isScrolled: boolean) => void,
): () => void {
  return undoAll([stickSlot(header), watchScroll(onScroll)]);
}
