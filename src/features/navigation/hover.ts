import type { ItemId } from './navigation.ts';
import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';

/** A flyout opens when the pointer has rested on its item for this long (NAV-11). */
const OPEN_DELAY_MS = 300;

/** A pointer that rests on another item for this long is not on its way to the flyout. */
const REST_MS = 100;

/** Two points at least this far apart show a direction: a hand trembles, and coordinates are whole pixels. */
const MIN_STEP_PX = 5;

interface Point {
  clientX: number;
  clientY: number;
}

export type Hover = ReturnType<typeof createHover>;

const isStep = (from: Point, to: Point) =>
  Math.abs(to.clientX - from.clientX) + Math.abs(to.clientY - from.clientY) >= MIN_STEP_PX;

/** Whether the line through two points, extended, meets the panel. */
function isHeadedFor(from: Point, to: Point, { left, right, top, height }: DOMRect): boolean {
  const down = to.clientY - from.clientY;
  if (down <= 0 || height === 0) return false;
  const steps = Math.max(0, top - to.clientY) / down;
  const arrival = to.clientX + (to.clientX - from.clientX) * steps;
  return arrival >= left && arrival <= right;
}

/**
 * Opens an item's flyout after 300 ms and closes it when the pointer leaves (NAV-11, NAV-14). A pointer that moves
 * diagonally from the item towards its flyout may cross other items: the flyout stays open meanwhile.
 */
export function createHover(open: (item: ItemId) => void, close: () => void) {
  let openItem: ItemId | null = null;
  let hoveredItem: ItemId | null = null;
  let lastPoint: Point = { clientX: 0, clientY: 0 };
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while the pointer is on its way to the flyout. */
  let stopTracking: (() => void) | undefined;

  const openLater = (item: ItemId) => {
    clearTimeout(openTimer);
    openTimer = setTimeout(() => open(item), OPEN_DELAY_MS);
  };

  const trackTowards = (panel: Element) => {
    let restTimer: ReturnType<typeof setTimeout>;
    const closeNow = () => {
      stopTracking?.();
      close();
      if (hoveredItem) openLater(hoveredItem);
    };
    const restartRest = () => {
      clearTimeout(restTimer);
      restTimer = setTimeout(closeNow, REST_MS);
    };
    const handleMove = (event: PointerEvent) => {
      if (!isStep(lastPoint, event)) return;
      const isHeaded = isHeadedFor(lastPoint, event, panel.getBoundingClientRect());
      lastPoint = event;
      if (isHeaded) restartRest();
      else closeNow();
    };
    hostDocument.addEventListener('pointermove', handleMove);
    stopTracking = () => {
      clearTimeout(restTimer);
      hostDocument.removeEventListener('pointermove', handleMove);
      stopTracking = undefined;
    };
    restartRest();
  };

  return {
    /** To be called when another flyout, or none, is open. */
    openItemChanged: (item: ItemId | null) => {
      openItem = item;
      stopTracking?.();
      // When a flyout closes, the timer continues: the pointer may already rest on the next item.
      if (item) clearTimeout(openTimer);
    },
    enter: (item: ItemId) => {
      hoveredItem = item;
      if (item === openItem) stopTracking?.();
      else if (!stopTracking) openLater(item);
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
      const isHeaded = panel && isHeadedFor(lastPoint, event, panel.getBoundingClientRect());
      lastPoint = event;
      if (isHeaded) trackTowards(panel);
      else close();
    },
    isOver: (item: ItemId) => hoveredItem === item,
    /** Ends its timers and listeners. */
    stop: () => {
      clearTimeout(openTimer);
      stopTracking?.();
    },
  };
}
