import { hostDocument } from '../../../../../foundation/browser/page/hostGlobals.ts';
import { listen } from '../../../../../foundation/browser/page/listen.ts';
import { isStep, type Point } from '../../../hover.ts';

/** Time without movement after which the pointer is no longer moving towards the panel. */
const REST_MS = 100;

/**
 * Whether a ray from one point through another hits a rectangle. If so, the second point is in the triangle between the
 * first point and the facing side of the rectangle.
 */
function isHeadedFor(from: Point, to: Point, area: DOMRect): boolean {
  if (area.width === 0 || area.height === 0) return false;
  const axes = [
    [to.clientX - from.clientX, to.clientX, area.left, area.right],
    [to.clientY - from.clientY, to.clientY, area.top, area.bottom],
  ] as const;
  /** Where the ray enters and leaves the rectangle, in steps from the second point. */
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
 * Follows a pointer that has left an element and moves towards the element's panel (NAV-40).
 *
 * @param from The pointer's previous position.
 * @param to The pointer's current position.
 * @param onLost Called once if the pointer stops or changes direction.
 * @returns A function that stops following, or `undefined` if the pointer is not moving towards the panel.
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
