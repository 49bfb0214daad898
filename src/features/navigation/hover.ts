import type { ItemId } from './navigation.ts';

/** A flyout opens when the pointer has rested on its item for this long (NAV-11). */
const OPEN_DELAY_MS = 300;

/** Two points at least this far apart show a direction: a hand trembles, and coordinates are whole pixels. */
const MIN_STEP_PX = 5;

export interface Point {
  clientX: number;
  clientY: number;
}

/** Follows a pointer on its way to a panel; returns a function that stops it, or undefined where it is not on its way. */
type FollowPointer = (
  from: Point,
  to: Point,
  panel: Element | null,
  onLost: () => void,
) => (() => void) | undefined;

export type Hover = ReturnType<typeof createHover>;

/** Whether two points of a pointer show where it goes. */
export const isStep = (from: Point, to: Point) =>
  Math.abs(to.clientX - from.clientX) + Math.abs(to.clientY - from.clientY) >= MIN_STEP_PX;

/**
 * Opens an item's flyout after 300 ms and closes it when the pointer leaves (NAV-11, NAV-14). A pointer that moves
 * diagonally from the item towards its flyout may cross other items: the flyout stays open meanwhile (NAV-40).
 *
 * @param followPointer Comes with the flyouts, so it is there when one is open.
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
  /** Set while the pointer is on its way to the flyout. */
  let stopFollowing: (() => void) | undefined;

  const openLater = (item: ItemId) => {
    clearTimeout(openTimer);
    openTimer = setTimeout(() => open(item), OPEN_DELAY_MS);
  };
  const arrive = () => {
    stopFollowing?.();
    stopFollowing = undefined;
  };

  return {
    /** To be called when another flyout, or none, is open. */
    openItemChanged: (item: ItemId | null) => {
      openItem = item;
      arrive();
      // When a flyout closes, the timer continues: the pointer may already rest on the next item.
      if (item) clearTimeout(openTimer);
    },
    enter: (item: ItemId) => {
      hoveredItem = item;
      if (item === openItem) arrive();
      else if (!stopFollowing) openLater(item);
    },
    /** The pointer moves over an item or its flyout. */
    move: (event: Point) => {
      if (isStep(lastPoint, event)) lastPoint = event;
    },
    /** The pointer leaves an item and its flyout. @param panel The item's flyout, if it is rendered. */
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
    /** Ends its timers and listeners. */
    stop: () => {
      clearTimeout(openTimer);
      arrive();
    },
  };
}
