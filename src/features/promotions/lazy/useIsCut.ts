import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** One more line makes two lines half as high again; a letter's descender makes a line a little higher. */
const MORE_LINES = 1.3;

/** Whether an element has more lines than it shows, or a line that is wider. */
function isCut({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight * MORE_LINES || scrollWidth > clientWidth + 1;
}

/**
 * Whether one of a banner's texts is cut, followed through every change of its size and its texts. The banner has the
 * attribute `data-cut` then.
 *
 * @param marker An element in the banner.
 */
export function useIsCut(marker: RefObject<HTMLElement | null>): boolean {
  const [isAnyCut, setIsAnyCut] = useState(false);
  useLayoutEffect(() => {
    const banner = marker.current?.closest('[data-part]');
    if (!banner) return undefined;
    const measure = (apply: (change: () => void) => void = flushSync) => {
      // Without the button, which takes room from the texts: with it, it could be its own reason.
      banner.removeAttribute('data-cut');
      const found = [...banner.querySelectorAll('[data-clamped]')].some(isCut);
      banner.toggleAttribute('data-cut', found);
      apply(() => setIsAnyCut(found));
    };
    const follow = () => measure();
    if (typeof ResizeObserver === 'undefined') {
      measure((change) => change());
      return undefined;
    }
    // Begins in this frame, after the browser's own layout: measured here, the page would be laid out twice.
    const sizes = new ResizeObserver(follow);
    sizes.observe(banner);
    const texts = new MutationObserver(follow);
    texts.observe(banner, { childList: true, characterData: true, subtree: true });
    // A font of the host's that arrives late.
    hostDocument.fonts.addEventListener('loadingdone', follow);
    return () => {
      sizes.disconnect();
      texts.disconnect();
      hostDocument.fonts.removeEventListener('loadingdone', follow);
    };
  }, [marker]);
  return isAnyCut;
}
