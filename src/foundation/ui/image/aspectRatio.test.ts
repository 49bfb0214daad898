/** @jest-environment node */
import { aspectRatioOf } from './aspectRatio.ts';

test.each(['16/9', '4/3', '3/2', '1/1'])('%s is an aspect ratio (UI-03)', (ratio) => {
  expect(aspectRatioOf(ratio)).toBe(ratio);
});

test.each([1, 2.35, 0.5])('the number %p is an aspect ratio (UI-03)', (ratio) => {
  expect(aspectRatioOf(ratio)).toBe(String(ratio));
});

test.each([
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '2/1',
  '1',
  '16 / 9',
  '',
  null,
  undefined,
  {},
])('%p is not an aspect ratio (UI-03)', (ratio) => {
  expect(aspectRatioOf(ratio)).toBeUndefined();
});
