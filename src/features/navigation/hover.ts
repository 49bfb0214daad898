import type { ItemId } from './navigation.ts';

/** Time that the pointer rests on an item before its flyout opens (NAV-11). */
const OPEN_DELAY_MS = 300;

/** Minimum distance between two points to determine a direction. Filters out jitter and rounding to whole pixels. */
const MIN_STEP_PX = 5;

export interface Point {
  clientX: number;
  clientY: number;
}

/** See `followPointer.ts`, which is loaded with the flyouts. */
type FollowPointer = (
  from: Point,
  to: Point,
  panel: Element | null,
  onLost: () => void,
) => (() => void) | undefined;

export type Hover = ReturnType<typeof createHover>;

/** Whether two points are far enough apart to determine the pointer's direction. */
export const isStep = (from: Point, to: Point) =>
  Math.abs(to.clientX - from.clientX) + Math.abs(to.clientY - from.clientY) >= MIN_STEP_PX;

/**
 * Opens an item's flyout after 300 ms and closes it when the pointer leaves (NAV-11, NAV-14). The flyout stays open
 * while the pointer moves diagonally towards it, even across other items (NAV-40).
 *
 * @param followPointer Called only while a flyout is open, so its code can be loaded with the flyouts.
 */
export function createHover(
  open: (item: ItemId) => void,
  close: () => void,
  followPointer: FollowPointer,
) {
  let openItem: ItemId | null = null;
  let hoveredItem: ItemId | null = null;
  let lastPoint: Point = { clientX: 0, clientY: 0 };
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the pointer moves towards the flyout. */
  let stopFollowing: (() => void) | undefined;

  const openLater = (item: ItemId) => {
    clearTimeout(openTimer);
    openTimer = setTimeout(() => open(item), OPEN_DELAY_MS);
  };
  const endFollowing = () => {
    stopFollowing?.();
    stopFollowing = undefined;
  };

  return {
    /** Call this after a flyout has opened or closed. `item` is the item of the open flyout. */
    openItemChanged: (item: ItemId | null) => {
      openItem = item;
      endFollowing();
      // When a flyout closes, the timer continues: the pointer may already rest on the next item.
      if (item) clearTimeout(openTimer);
    },
    enter: (item: ItemId) => {
      hoveredItem = item;
      if (item === openItem) endFollowing();
      else if (!stopFollowing) openLater(item);
    },
    /** Call this when the pointer moves over an item or its flyout. */
    move: (event: Point) => {
      if (isStep(lastPoint, event)) lastPoint = event;
    },
    /**
     * Call this when the pointer leaves an item and its flyout.
     *
     * @param panel The item's flyout if it is rendered.
     */
    leave: (item: ItemId, event: Point, panel: Element | null) => {
      hoveredItem = null;
      clearTimeout(openTimer);
      if (item !== openItem) return;
      stopFollowing = followPointer(lastPoint, event, panel, () => {
        stopFollowing = undefined;
        close();
        if (hoveredItem) openLater(hoveredItem);
      });
      lastPoint = event;
      if (!stopFollowing) close();
    },
    isOver: (item: ItemId) => hoveredItem === item,
    /** Stops all timers and listeners. */
    stop: () => {
      clearTimeout(openTimer);
      endFollowing();
    },
  };
}
