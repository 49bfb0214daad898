import { useEffect, useState, type RefObject } from 'react';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { listen, undoAll } from '../../browser/page/listen.ts';
import { visibleArea } from '../../browser/page/viewport.ts';

/** Maximum share of the focused element's visible area that may be covered. */
const MAX_COVERED = 1 / 3;

/** Length of the overlap of two ranges. */
const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/** Whether a box covers too much of the element. */
function isBehind(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  const area = visibleArea();
  const seen =
    overlap(box.left, box.right, area.left, area.right) *
    overlap(box.top, box.bottom, area.top, area.bottom);
  const covered =
    overlap(box.left, box.right, left, right) *
    overlap(box.top, box.bottom, top, Math.min(bottom, area.bottom));
  return covered > 0 && covered > seen * MAX_COVERED;
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
      listen(window, { scroll: check, resize: check }),
      () => cancelAnimationFrame(frame),
    ]);
  }, [note]);
  return covers;
}
