/** The edges of an element in px, relative to the upper left corner of the window. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

export interface Size {
  width: number;
  height: number;
}

/** The distances of a card from the edges of the window, in px. */
export interface Position {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
}

/** Minimum distance between the card and adjacent elements. */
export const GAP_PX = 8;

/** In narrower windows the card has the full width. Must match AddedCard.module.css. */
const NARROW_PX = 600;

function boxOf({ top, bottom = 0, left, right = 0 }: Position, card: Size, window: Size): Box {
  const upper = top ?? window.height - bottom - card.height;
  const start = left ?? window.width - right - card.width;
  return { top: upper, bottom: upper + card.height, left: start, right: start + card.width };
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + GAP_PX &&
  other.left < one.right + GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  other.top < one.bottom + GAP_PX;

/** Possible vertical positions: below the icon if there is space in the window, at the top, at the bottom. */
function rowsFor(card: Size, icon: Box, window: Size): Position[] {
  const top = icon.bottom + GAP_PX;
  const isInView = icon.bottom > 0 && top + card.height < window.height;
  return [...(isInView ? [{ top }] : []), { top: GAP_PX }, { bottom: GAP_PX }];
}

/**
 * The position of the card for an added article (CART-110): near the cart icon or, in a narrow window, at the edge
 * opposite to the pressed control. If possible, it covers no pressed control.
 *
 * @param pressed The controls that the visitor has probably pressed. The first one is the focused control, if any.
 */
export function placeCard(card: Size, icon: Box, pressed: readonly Box[], window: Size): Position {
  const rows = rowsFor(card, icon, window);
  const columns: Position[] = [{ left: GAP_PX, right: GAP_PX }];
  if (window.width >= NARROW_PX) {
    const right = { right: Math.max(GAP_PX, window.width - icon.right) };
    const left = { left: Math.max(GAP_PX, icon.left) };
    const isAtRight = icon.left + icon.right > window.width;
    columns.splice(0, 1, ...(isAtRight ? [right, { left: GAP_PX }] : [left, { right: GAP_PX }]));
  } else if (pressed[0] && pressed[0].top + pressed[0].bottom < window.height) rows.reverse();
  const positions = columns.flatMap((column) => rows.map((row) => ({ ...row, ...column })));
  const isFree = (position: Position) =>
    !pressed.some((box) => overlaps(boxOf(position, card, window), box));
  return positions.find(isFree) ?? (positions[0] as Position);
}

/**
 * The style of a card at this position. Expresses `right` and `bottom` relative to the upper left corner, because on a
 * phone the area for fixed elements is larger than the window if the page is wider than the window (UI-46).
 */
export function fromUpperLeft({ top, bottom, left, right }: Position, window: Size) {
  return {
    top,
    left,
    right: right === undefined ? undefined : `calc(100% - ${window.width - right}px)`,
    bottom: bottom === undefined ? undefined : `calc(100% - ${window.height - bottom}px)`,
  };
}
