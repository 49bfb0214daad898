import { jest } from '@jest/globals';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { watchScroll } from './watchScroll.ts';

const onChange = jest.fn();
let stop = () => {};

function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  stopTime();
  onChange.mockClear();
});
afterEach(() => {
  stop();
  window.scrollY = 0;
});

test('reports the scroll position after scrolling has paused for 50 ms (HEAD-84)', () => {
  stop = watchScroll(onChange);
  for (const y of [10, 20, 30]) {
    scrollTo(y);
    jest.advanceTimersByTime(49);
    expect(onChange).toHaveBeenLastCalledWith(false);
  }
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(true);
  scrollTo(0);
  jest.advanceTimersByTime(50);
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('reports the initial position immediately and ignores scrolling once stopped', () => {
  window.scrollY = 200;
  stop = watchScroll(onChange);
  expect(onChange.mock.calls).toEqual([[true]]);
  stop();
  scrollTo(300);
  expect(jest.getTimerCount()).toBe(0);
});
