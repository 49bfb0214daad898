import { jest } from '@jest/globals';
import { stopTime } from '../../testing/fakeClock.ts';
import { createHover, type Hover } from './hover.ts';
import { followPointer } from './chunks/navigation-flyouts/flyout/followPointer.ts';
import type { ItemId } from './navigation.ts';

/** The flyout fills the window's width from 60 px down. */
const panel = document.createElement('section');
panel.getBoundingClientRect = () =>
  ({ left: 0, right: 1000, top: 60, bottom: 460, width: 1000, height: 400 }) as DOMRect;

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

let open: ItemId | null;
let hover: Hover;

function show(item: ItemId | null) {
  open = item;
  hover.openItemChanged(item);
}

function moveOnPage(clientX: number, clientY: number) {
  const event = new MouseEvent('pointermove', { clientX, clientY });
  document.dispatchEvent(event);
}

beforeEach(() => {
  stopTime();
  open = null;
  const close = () => {
    open = null;
    setTimeout(() => hover.openItemChanged(null), 0); // Called in an effect, after rendering.
  };
  hover = createHover(show, close, followPointer);
});

afterEach(() => hover.stop());

test('a pointer that rests on an item opens it after 300 ms, not before (NAV-11)', () => {
  hover.enter('coffee');
  jest.advanceTimersByTime(299);
  expect(open).toBeNull();
  jest.advanceTimersByTime(1);
  expect(open).toBe('coffee');
});

test('a pointer that only passes opens nothing (NAV-11)', () => {
  hover.enter('coffee');
  jest.advanceTimersByTime(200);
  hover.leave('coffee', at(0, 0), null);
  hover.enter('sale');
  jest.advanceTimersByTime(200);
  hover.leave('sale', at(0, 0), null);
  jest.advanceTimersByTime(1000);
  expect(open).toBeNull();
});

test('a pointer that jumps from one item’s flyout onto another item opens that one', () => {
  show('coffee');
  hover.move(at(100, 300));
  hover.leave('coffee', at(160, 40), panel);
  hover.enter('sale');
  jest.advanceTimersByTime(300);
  expect(open).toBe('sale');
});

test('leaving upwards or sideways closes at once (NAV-14)', () => {
  for (const [x, y] of [
    [100, 10],
    [160, 40],
  ] as const) {
    show('coffee');
    hover.move(at(100, 40));
    hover.leave('coffee', at(x, y), panel);
    expect(open).toBeNull();
  }
});

describe('A pointer that moves diagonally towards the flyout', () => {
  beforeEach(() => {
    show('coffee');
    hover.move(at(100, 40));
    hover.leave('coffee', at(120, 44), panel);
    hover.enter('sale');
  });

  test('keeps it open over other items, however slowly it moves (NAV-40)', () => {
    for (let step = 1; step < 8; step += 1) {
      jest.advanceTimersByTime(90);
      moveOnPage(120 + step * 10, 44 + step * 2);
    }
    expect(open).toBe('coffee');
    hover.leave('sale', at(200, 60), null);
    hover.enter('coffee');
    jest.advanceTimersByTime(1000);
    expect(open).toBe('coffee');
  });

  test('and then rests on another item opens that one after 300 ms', () => {
    jest.advanceTimersByTime(100);
    expect(open).toBeNull();
    jest.advanceTimersByTime(300);
    expect(open).toBe('sale');
  });

  test('and then turns away closes it at once (NAV-40)', () => {
    moveOnPage(180, 44);
    expect(open).toBeNull();
  });
});

test('a pointer that moves past the side of the flyout closes it', () => {
  show('coffee');
  hover.move(at(900, 40));
  hover.leave('coffee', at(960, 44), panel);
  expect(open).toBeNull();
});

test('after a flyout was opened otherwise, the item under the pointer does not open', () => {
  hover.enter('coffee');
  show('sale');
  jest.advanceTimersByTime(1000);
  expect(open).toBe('sale');
});
