import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Minimum overflow. A third line adds 50 % to the height of two, but a descender adds only a little to a line. */
const OVERFLOW_RATIO = 1.3;

/** Whether an element has hidden lines, or a line that is too wide. */
function isCut({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight > clientHeight * OVERFLOW_RATIO || scrollWidth > clientWidth + 1;
}

/**
 * Whether one of a banner's texts is cut. Measures again when the banner's size or texts change. Sets the attribute
 * `data-cut` on the banner if a text is cut.
 *
 * @param marker An element in the banner.
 */
export function useIsCut(marker: RefObject<HTMLElement | null>): boolean {
  const [isAnyCut, setIsAnyCut] = useState(false);
  useLayoutEffect(() => {
    const banner = marker.current?.closest('[data-part]');
    if (!banner) return undefined;
    const measure = () => {
      // Measure without the button: it takes space from the texts and could itself cause the cut.
      banner.removeAttribute('data-cut');
      const found = [...banner.querySelectorAll('[data-clamped]')].some(isCut);
      banner.toggleAttribute('data-cut', found);
      setIsAnyCut(found);
    };
    if (typeof ResizeObserver === 'undefined') return measure();
    // Measuring in this effect would force a layout of the whole page before the header becomes interactive. This frame
    // callback still runs before the banner is painted.
    const frame = requestAnimationFrame(() => flushSync(measure));
    const sizes = new ResizeObserver(measure);
    sizes.observe(banner);
    const texts = new MutationObserver(measure);
    texts.observe(banner, { childList: true, characterData: true, subtree: true });
    // A font of the host may load late.
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
