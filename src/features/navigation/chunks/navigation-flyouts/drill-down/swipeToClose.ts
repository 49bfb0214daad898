import { listen } from '../../../../../foundation/browser/page/listen.ts';

/** A finger that has moved so far to the side swipes; before, it may still press or scroll. */
const MIN_SWIPE_PX = 10;
/** Let go beyond this part of its width, or at this speed, the drawer closes; else it springs back. */
const MIN_PART = 0.35;
const MIN_SPEED_PX_MS = 0.4;
/** The speed is that of the last moments: who stops before letting go does not fling. */
const SPEED_SPAN_MS = 100;

/** A drawer that is open so long after it was swiped away is not going to be closed. */
const KEPT_AFTER_MS = 500;

interface Swipe {
  pointerId: number;
  startX: number;
  startY: number;
  /** The way out of the window, in px. */
  way: number;
  isSwiping: boolean;
  /** Points of the last moments. */
  trail: { way: number; at: number }[];
}

const speedOf = ({ trail, way }: Swipe, now: number) => {
  const first = trail.find(({ at }) => now - at <= SPEED_SPAN_MS);
  return first && now > first.at ? (way - first.way) / (now - first.at) : 0;
};

/** Waits for the transition; under reduced motion there is none. */
const moved = async (element: HTMLElement) => {
  await Promise.allSettled(element.getAnimations?.().map(({ finished }) => finished) ?? []);
};

/**
 * Lets a finger push a drawer out of the window, on the side from which it came (NAV-42). The drawer follows the finger;
 * vertical scrolling is left to the browser, which ends a swipe by `pointercancel`. Not for the mouse, which selects text.
 *
 * @returns a function that stops it.
 */
export function swipeToClose(drawer: HTMLDialogElement): () => void {
  let swipe: Swipe | undefined;
  let isStopped = false;
  // Left in left-to-right pages.
  const outwards = getComputedStyle(drawer).direction === 'rtl' ? 1 : -1;

  // Without the transition by which it opens and closes: it follows the finger at once.
  const moveTo = (way: number, transition = 'none') => {
    drawer.style.transition = transition;
    drawer.style.translate = way > 0 ? `${outwards * way}px` : '';
  };
  const reset = () => {
    drawer.style.transition = '';
    drawer.style.translate = '';
  };
  const springBack = async () => {
    moveTo(0, 'translate var(--fascia-motion)');
    await moved(drawer);
    if (!swipe) reset();
  };
  const close = async () => {
    moveTo(drawer.offsetWidth, 'translate var(--fascia-motion)');
    await moved(drawer);
    // It was closed in another way meanwhile, and may be open again.
    if (isStopped) return;
    // It is out of the window: nothing is left to animate.
    drawer.style.transition = 'none';
    drawer.addEventListener('close', reset, { once: true });
    // What Escape does: the drawer's owner closes it.
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    // An owner that keeps it has it back.
    setTimeout(() => drawer.open && !isStopped && reset(), KEPT_AFTER_MS);
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
          way: 0,
          isSwiping: false,
          trail: [],
        };
    },
    pointermove({ pointerId, clientX, clientY, timeStamp }) {
      if (swipe?.pointerId !== pointerId) return;
      const { startX, startY } = swipe;
      swipe.way = Math.max(0, (clientX - startX) * outwards);
      const isSideways = swipe.way >= MIN_SWIPE_PX && swipe.way > Math.abs(clientY - startY);
      if (!swipe.isSwiping && !isSideways) return;
      if (!swipe.isSwiping) drawer.setPointerCapture?.(pointerId);
      swipe.isSwiping = true;
      swipe.trail = [...swipe.trail.slice(-9), { way: swipe.way, at: timeStamp }];
      moveTo(swipe.way);
    },
    pointerup({ pointerId, timeStamp }) {
      if (swipe?.pointerId !== pointerId) return;
      const ended = end();
      if (!ended) return;
      const isFar = ended.way > drawer.offsetWidth * MIN_PART;
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
