import type { ItemId } from './navigation.ts';

/** A flyout opens when the pointer has rested on its item for so long (H§9). */
export const OPEN_DELAY_MS = 300;

/** What a pointer on the items leads to. Timers and listeners end with `stop`. */
export interface Hover {
  /** Told by the owner: which flyout is open now. */
  shown(item: ItemId | null): void;
  enter(item: ItemId): void;
  /** The pointer moves on the item or its flyout. */
  move(event: Point): void;
  /** The pointer leaves an item and its flyout. @param panel The item's flyout, if it is there. */
  leave(item: ItemId, event: Point, panel: Element | null): void;
  isOver(item: ItemId): boolean;
  stop(): void;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** A pointer that rests for so long on its way to the flyout has not been on its way there. */
const REST_MS = 100;

/** So far apart are two points that tell a direction: a hand is not steady, and pixels are whole. */
const STEP_PX = 5;

const isStep = (from: Point, to: Point) =>
  Math.abs(to.clientX - from.clientX) + Math.abs(to.clientY - from.clientY) >= STEP_PX;

/** Whether a pointer that goes on as it came gets into the panel. */
function isHeadedFor(from: Point, to: Point, { left, right, top, height }: DOMRect): boolean {
  const down = to.clientY - from.clientY;
  if (down <= 0 || height === 0) return false;
  const way = Math.max(0, top - to.clientY) / down;
  const arrival = to.clientX + (to.clientX - from.clientX) * way;
  return arrival >= left && arrival <= right;
}

/**
 * Opens an item's flyout after 300 ms and closes it when the pointer leaves, unless it is on its diagonal way
 * into the flyout, over other items (contract §4).
 */
export function createHover(open: (item: ItemId) => void, close: () => void): Hover {
  let shown: ItemId | null = null;
  let over: ItemId | null = null;
  let last: Point = { clientX: 0, clientY: 0 };
  let opening: ReturnType<typeof setTimeout> | undefined;
  let endAim: (() => void) | undefined;

  const wait = (item: ItemId) => {
    clearTimeout(opening);
    opening = setTimeout(() => open(item), OPEN_DELAY_MS);
  };

  const follow = (panel: Element) => {
    let resting: ReturnType<typeof setTimeout>;
    const giveUp = () => {
      endAim?.();
      close();
      if (over) wait(over);
    };
    const restart = () => {
      clearTimeout(resting);
      resting = setTimeout(giveUp, REST_MS);
    };
    const moved = (event: PointerEvent) => {
      if (!isStep(last, event)) return;
      const headed = isHeadedFor(last, event, panel.getBoundingClientRect());
      last = event;
      if (headed) restart();
      else giveUp();
    };
    document.addEventListener('pointermove', moved);
    endAim = () => {
      clearTimeout(resting);
      document.removeEventListener('pointermove', moved);
      endAim = undefined;
    };
    restart();
  };

  return {
    shown: (item) => {
      shown = item;
      endAim?.();
      // That one has closed is told after the pointer has come to the next: whose wait goes on.
      if (item) clearTimeout(opening);
    },
    enter: (item) => {
      over = item;
      if (item === shown) endAim?.();
      else if (!endAim) wait(item);
    },
    move: (event) => {
      if (isStep(last, event)) last = event;
    },
    leave: (item, event, panel) => {
      over = null;
      clearTimeout(opening);
      if (item !== shown) return;
      const headed = panel && isHeadedFor(last, event, panel.getBoundingClientRect());
      last = event;
      if (headed) follow(panel);
      else close();
    },
    isOver: (item) => over === item,
    stop: () => {
      clearTimeout(opening);
      endAim?.();
    },
  };
}
