import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { isStep, type Point } from '../../../hover.ts';

/** A pointer that rests elsewhere for this long is not on its way. */
const REST_MS = 100;

/**
 * Whether the line through two points, extended, meets a rectangle: the second is in the triangle between the first and the
 * side of the rectangle that faces it.
 */
function isHeadedFor(from: Point, to: Point, area: DOMRect): boolean {
  if (area.width === 0 || area.height === 0) return false;
  const axes = [
    [to.clientX - from.clientX, to.clientX, area.left, area.right],
    [to.clientY - from.clientY, to.clientY, area.top, area.bottom],
  ] as const;
  /** In steps from the second point: where the line enters the rectangle, and where it leaves it. */
  let [enter, leave] = [0, Infinity];
  for (const [step, at, start, end] of axes) {
    if (step === 0 && (at < start || at > end)) return false;
    if (step === 0) continue;
    const sides = [(start - at) / step, (end - at) / step];
    enter = Math.max(enter, Math.min(...sides));
    leave = Math.min(leave, Math.max(...sides));
  }
  return enter <= leave && leave < Infinity;
}

/**
 * Follows a pointer that has left something and is on its way to the panel that belongs to it (NAV-40).
 *
 * @param from Where it was.
 * @param to Where it is.
 * @param onLost Called once, when it rests or goes elsewhere.
 * @returns a function that stops it, or undefined where the pointer is not on its way.
 */
export function followPointer(
  from: Point,
  to: Point,
  panel: Element | null | undefined,
  onLost: () => void,
): (() => void) | undefined {
  if (!panel || !isHeadedFor(from, to, panel.getBoundingClientRect())) return undefined;
  let last = to;
  let restTimer: ReturnType<typeof setTimeout>;
  const lose = () => {
    stop();
    onLost();
  };
  const restartRest = () => {
    clearTimeout(restTimer);
    restTimer = setTimeout(lose, REST_MS);
  };
  const stopListening = listen(hostDocument, {
    pointermove(event) {
      if (!isStep(last, event)) return;
      const isHeaded = isHeadedFor(last, event, panel.getBoundingClientRect());
      last = event;
      if (isHeaded) restartRest();
      else lose();
    },
  });
  const stop = () => {
    clearTimeout(restTimer);
    stopListening();
  };
  restartRest();
  return stop;
}
