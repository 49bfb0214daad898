import { useEffect, useState, type RefObject } from 'react';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { listen, undoAll } from '../../browser/page/listen.ts';
import { onVisibleAreaChange, visibleArea } from '../../browser/page/viewport.ts';

/** Maximum share of the focused element's visible area that may be covered. */
const MAX_COVERED = 1 / 3;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const areaOf = ({ left, right, top, bottom }: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Whether a box covers too much of the element's visible part. */
function isBehind(element: Element, box: DOMRect): boolean {
  const seen = intersect(element.getBoundingClientRect(), visibleArea());
  const covered = areaOf(intersect(seen, box));
  return covered > 0 && covered > areaOf(seen) * MAX_COVERED;
}

/**
 * Whether a note covers the focused element, even after scrolling. If so, the note must be invisible (HEAD-152) but
 * keep its layout, because this hook measures the layout.
 */
export function useCoversFocus(note: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      // Measures after the browser has scrolled to the focused element.
      frame = requestAnimationFrame(() => {
        const { activeElement: focused, body } = hostDocument;
        const { current } = note;
        if (!current || !focused || focused === body || current.contains(focused)) setCovers(false);
        else setCovers(isBehind(focused, current.getBoundingClientRect()));
      });
    };
    check();
    return undoAll([
      listen(hostDocument, { focusin: check, focusout: check }),
      onVisibleAreaChange(check),
      () => cancelAnimationFrame(frame),
    ]);
  }, [note]);
  return covers;
}
