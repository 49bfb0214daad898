import fc from 'fast-check';
import { fromUpperLeft, GAP_PX, placeCard, type Box } from './placeCard.ts';

const phone = { width: 375, height: 800 };
const desk = { width: 1500, height: 900 };
const card = { width: 384, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const phoneIcon = box(323, 6, 44, 44);
const deskIcon = box(1380, 100, 84, 60);

// CART-110
test('in a wide window, places the card below the cart icon, aligned with its right edge', () => {
  expect(placeCard(card, deskIcon, [], desk)).toEqual({ top: 168, right: 36 });
});

test('aligns the card with the left edge of an icon on the left', () => {
  expect(placeCard(card, box(36, 100, 84, 60), [], desk)).toEqual({ top: 168, left: 36 });
});

test('places the card at the top of the window while the header is scrolled away', () => {
  expect(placeCard(card, box(1380, -400, 84, 60), [], desk)).toEqual({ top: GAP_PX, right: 36 });
});

test('places the card at the edge opposite to the pressed control on a phone', () => {
  const below = box(16, 700, 343, 48);
  const above = box(16, 120, 343, 48);
  expect(placeCard(card, phoneIcon, [below], phone)).toMatchObject({ top: 58 });
  expect(placeCard(card, phoneIcon, [above], phone)).toMatchObject({ bottom: GAP_PX });
});

test('never covers the pressed control', () => {
  const windows = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 560, max: 1400 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(windows, share, share, share, (window, x, y, iconY) => {
      const button = box(x * (window.width - 200), y * (window.height - 48), 200, 48);
      const icon = box(window.width - 60, iconY * 400 - 100, 44, 44);
      const width = window.width < 600 ? window.width - 2 * GAP_PX : card.width;
      const size = { width, height: card.height };
      const { top, bottom = 0, left, right = 0 } = placeCard(size, icon, [button], window);
      const upper = top ?? window.height - bottom - size.height;
      const start = left ?? window.width - right - size.width;
      const isBeside =
        start >= button.right ||
        start + width <= button.left ||
        upper >= button.bottom ||
        upper + size.height <= button.top;
      expect(isBeside).toBe(true);
    }),
  );
});

// UI-46
test('expresses the position relative to the upper left corner', () => {
  expect(fromUpperLeft({ bottom: 8, left: 8, right: 8 }, phone)).toEqual({
    left: 8,
    right: 'calc(100% - 367px)',
    bottom: 'calc(100% - 792px)',
  });
  expect(fromUpperLeft({ top: 60, left: 8 }, phone)).toEqual({ top: 60, left: 8 });
});
