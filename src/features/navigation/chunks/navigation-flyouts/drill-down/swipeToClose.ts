import { listen } from '../../../../../foundation/browser/page/listen.ts';

/** Minimum sideways movement of a swipe. A shorter movement may be a tap or a scroll. */
const MIN_SWIPE_PX = 10;
/**
 * A swipe of at least this distance (as a ratio of the drawer's width) or this speed closes the drawer. After any other
 * swipe, the drawer springs back.
 */
const MIN_WIDTH_RATIO = 0.35;
const MIN_SPEED_PX_MS = 0.4;
/** The speed is measured over this time, so that a finger that stops before it is lifted does not close the drawer. */
const SPEED_WINDOW_MS = 100;

/** Time for the owner to close the drawer after a swipe. */
const CLOSE_TIMEOUT_MS = 500;

interface Swipe {
  pointerId: number;
  startX: number;
  startY: number;
  /** Distance towards the edge of the window in px. */
  distance: number;
  isSwiping: boolean;
  /** The latest positions. */
  trail: { distance: number; at: number }[];
}

const speedOf = ({ trail, distance }: Swipe, now: number) => {
  const first = trail.find(({ at }) => now - at <= SPEED_WINDOW_MS);
  return first && now > first.at ? (distance - first.distance) / (now - first.at) : 0;
};

/** Waits for running transitions. With reduced motion there are no transitions. */
const transitionsEnd = async (element: HTMLElement) => {
  await Promise.allSettled(element.getAnimations?.().map(({ finished }) => finished) ?? []);
};

/**
 * Closes a drawer when a finger swipes it towards the edge of the window (NAV-42). The drawer follows the finger. If
 * the browser starts to scroll vertically, it cancels the swipe with `pointercancel`. The mouse is ignored because it
 * selects text.
 *
 * @returns A function that stops handling swipes.
 */
export function swipeToClose(drawer: HTMLDialogElement): () => void {
  let swipe: Swipe | undefined;
  let isStopped = false;
  // The drawer is at the inline start of the window.
  const outwards = getComputedStyle(drawer).direction === 'rtl' ? 1 : -1;

  // Replaces the drawer's own transition, so that the drawer follows the finger immediately.
  const moveTo = (distance: number, transition = 'none') => {
    drawer.style.transition = transition;
    drawer.style.translate = distance > 0 ? `${outwards * distance}px` : '';
  };
  const reset = () => {
    drawer.style.transition = '';
    drawer.style.translate = '';
  };
  const springBack = async () => {
    moveTo(0, 'translate var(--fascia-motion)');
    await transitionsEnd(drawer);
    if (!swipe) reset();
  };
  const close = async () => {
    moveTo(drawer.offsetWidth, 'translate var(--fascia-motion)');
    await transitionsEnd(drawer);
    // The drawer may have been closed and reopened during the transition.
    if (isStopped) return;
    // The drawer is already outside the window, so closing needs no animation.
    drawer.style.transition = 'none';
    drawer.addEventListener('close', reset, { once: true });
    // Requests closing in the same way as Escape. The owner closes the drawer.
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    // If the owner does not close the drawer, move it back.
    setTimeout(() => drawer.open && !isStopped && reset(), CLOSE_TIMEOUT_MS);
  };
  const end = () => {
    const ended = swipe;
    swipe = undefined;
    return ended?.isSwiping ? ended : undefined;
  };

  const stop = listen(drawer, {
    pointerdown({ pointerType, isPrimary, pointerId, clientX, clientY }) {
      // A second finger zooms.
      if (end()) void springBack();
      else if (isPrimary && pointerType !== 'mouse')
        swipe = {
          pointerId,
          startX: clientX,
          startY: clientY,
          distance: 0,
          isSwiping: false,
          trail: [],
        };
    },
    pointermove({ pointerId, clientX, clientY, timeStamp }) {
      if (swipe?.pointerId !== pointerId) return;
      const { startX, startY } = swipe;
      swipe.distance = Math.max(0, (clientX - startX) * outwards);
      const isSideways =
        swipe.distance >= MIN_SWIPE_PX && swipe.distance > Math.abs(clientY - startY);
      if (!swipe.isSwiping && !isSideways) return;
      if (!swipe.isSwiping) drawer.setPointerCapture?.(pointerId);
      swipe.isSwiping = true;
      swipe.trail = [...swipe.trail.slice(-9), { distance: swipe.distance, at: timeStamp }];
      moveTo(swipe.distance);
    },
    pointerup({ pointerId, timeStamp }) {
      if (swipe?.pointerId !== pointerId) return;
      const ended = end();
      if (!ended) return;
      const isFar = ended.distance > drawer.offsetWidth * MIN_WIDTH_RATIO;
      void (isFar || speedOf(ended, timeStamp) >= MIN_SPEED_PX_MS ? close() : springBack());
    },
    pointercancel({ pointerId }) {
      if (swipe?.pointerId === pointerId && end()) void springBack();
    },
  });
  return () => {
    stop();
    isStopped = true;
    swipe = undefined;
    reset();
  };
}
