import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { trackHeaderHeight } from './headerHeight.ts';
import { leadToMain } from './skipLink.ts';
import { slideAway } from './slideAway.ts';
import { stickSlot } from './stickySlot.ts';
import { trackClicks } from './trackClicks.ts';
import { uncoverTarget } from './uncoverTarget.ts';
import { watchScroll } from './watchScroll.ts';

interface Options {
  sticky: boolean;
  /** Finds the page's main content, where it is not in its `<main>`. */
  mainSelector: string | undefined;
  /** Called now and after every scroll if the header is sticky: whether the page is scrolled down from its top. */
  onScroll: (isScrolled: boolean) => void;
}

/** Connects a header with the page around it, beside its styles. Returns the undo. */
export function attachHeader(header: HTMLElement, options: Options): () => void {
  const { sticky, mainSelector, onScroll } = options;
  const height = trackHeaderHeight(header);
  const stopScroll = watchScroll((isScrolled) => {
    height.measure();
    if (sticky) onScroll(isScrolled);
  });
  const undoers = [stopScroll, height.stop, leadToMain(header, mainSelector), trackClicks(header)];
  if (sticky) {
    undoers.push(stickSlot(header));
    uncoverTarget(header);
    undoers.push(slideAway(header, height.measure));
  }
  return undoAll(undoers);
}
