import { jest } from '@jest/globals';
import { stopTime } from '../../../../../testing/fakeClock.ts';
import { followPointer } from './followPointer.ts';

/** The column next to the pointer's column. */
const column = document.createElement('ul');
column.getBoundingClientRect = () =>
  ({ left: 300, right: 500, top: 100, bottom: 400, width: 200, height: 300 }) as DOMRect;

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const lost = jest.fn();
let stop: (() => void) | undefined;

function follow(from: [number, number], to: [number, number]) {
  stop = followPointer(at(...from), at(...to), column, lost);
  return stop !== undefined;
}

const move = (clientX: number, clientY: number) =>
  document.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }));

beforeEach(() => {
  stopTime();
  lost.mockClear();
});
afterEach(() => stop?.());

test.each<[string, [number, number], [number, number], boolean]>([
  ['sideways', [200, 150], [210, 150], true],
  ['diagonally down', [200, 150], [210, 170], true],
  ['diagonally up', [200, 390], [210, 380], true],
  ['too steeply', [200, 150], [205, 190], false],
  ['straight down', [200, 150], [200, 170], false],
  ['away', [210, 150], [200, 150], false],
  ['nowhere', [210, 150], [210, 150], false],
])('detects whether the pointer moves towards the column: %s (NAV-40)', (_, from, to, isOn) => {
  expect(follow(from, to)).toBe(isOn);
});

test('does not follow a pointer without a visible column (NAV-40)', () => {
  expect(followPointer(at(0, 0), at(9, 0), null, lost)).toBeUndefined();
  const hidden = document.createElement('ul');
  expect(followPointer(at(0, 0), at(9, 9), hidden, lost)).toBeUndefined();
});

test('calls `onLost` once when the pointer turns away (NAV-40)', () => {
  follow([200, 150], [210, 155]);
  move(225, 160);
  move(227, 162); // Too short to determine a direction.
  expect(lost).not.toHaveBeenCalled();
  move(225, 190);
  move(210, 190);
  jest.advanceTimersByTime(1000);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('calls `onLost` when the pointer rests for 100 ms (NAV-40)', () => {
  follow([200, 150], [210, 155]);
  jest.advanceTimersByTime(60);
  move(225, 160);
  jest.advanceTimersByTime(99);
  expect(lost).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('does not call `onLost` after following has been stopped', () => {
  follow([200, 150], [210, 155]);
  stop?.();
  move(10, 10);
  jest.advanceTimersByTime(1000);
  expect(lost).not.toHaveBeenCalled();
});
