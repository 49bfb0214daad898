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
  /** CSS selector of the page's main content. Default `main`. */
  mainSelector: string | undefined;
  /** Called immediately and after every scroll if the header is sticky. */
  onScroll: (isScrolled: boolean) => void;
}

/** Connects a header with the page around it. Returns a cleanup function. */
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
