import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
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
    const measure = () => {
      // Without the button, which takes room from the texts: with it, it could be its own reason.
      banner.removeAttribute('data-cut');
      const found = [...banner.querySelectorAll('[data-clamped]')].some(isCut);
      banner.toggleAttribute('data-cut', found);
      setIsAnyCut(found);
    };
    if (typeof ResizeObserver === 'undefined') return measure();
    // The frame that shows the banner is painted after it. In this effect the whole page would be laid out before the header
    // can be used.
    const frame = requestAnimationFrame(() => flushSync(measure));
    const sizes = new ResizeObserver(measure);
    sizes.observe(banner);
    const texts = new MutationObserver(measure);
    texts.observe(banner, { childList: true, characterData: true, subtree: true });
    // A font of the host's that arrives late.
    hostDocument.fonts.addEventListener('loadingdone', measure);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      texts.disconnect();
      hostDocument.fonts.removeEventListener('loadingdone', measure);
    };
  }, [marker]);
  return isAnyCut;
}
