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

test('opens an item after the pointer has rested on it for 300 ms (NAV-11)', () => {
  hover.enter('coffee');
  jest.advanceTimersByTime(299);
  expect(open).toBeNull();
  jest.advanceTimersByTime(1);
  expect(open).toBe('coffee');
});

test('does not open an item that the pointer only crosses (NAV-11)', () => {
  hover.enter('coffee');
  jest.advanceTimersByTime(200);
  hover.leave('coffee', at(0, 0), null);
  hover.enter('sale');
  jest.advanceTimersByTime(200);
  hover.leave('sale', at(0, 0), null);
  jest.advanceTimersByTime(1000);
  expect(open).toBeNull();
});

test('opens another item when the pointer jumps to it from a flyout', () => {
  show('coffee');
  hover.move(at(100, 300));
  hover.leave('coffee', at(160, 40), panel);
  hover.enter('sale');
  jest.advanceTimersByTime(300);
  expect(open).toBe('sale');
});

test('closes immediately when the pointer leaves upwards or sideways (NAV-14)', () => {
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

describe('a pointer that moves diagonally towards the flyout', () => {
  beforeEach(() => {
    show('coffee');
    hover.move(at(100, 40));
    hover.leave('coffee', at(120, 44), panel);
    hover.enter('sale');
  });

  test('keeps the flyout open over other items even if it moves slowly (NAV-40)', () => {
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

  test('opens another item after it has rested there for 300 ms', () => {
    jest.advanceTimersByTime(100);
    expect(open).toBeNull();
    jest.advanceTimersByTime(300);
    expect(open).toBe('sale');
  });

  test('closes the flyout immediately when it turns away (NAV-40)', () => {
    moveOnPage(180, 44);
    expect(open).toBeNull();
  });
});

test('closes the flyout when the pointer moves past its side', () => {
  show('coffee');
  hover.move(at(900, 40));
  hover.leave('coffee', at(960, 44), panel);
  expect(open).toBeNull();
});

test('does not open the hovered item after another flyout has opened', () => {
  hover.enter('coffee');
  show('sale');
  jest.advanceTimersByTime(1000);
  expect(open).toBe('sale');
});
