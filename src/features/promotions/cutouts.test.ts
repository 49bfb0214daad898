import { breakpoints, type Breakpoint } from '../../foundation/browser/viewport.ts';
import { sortCutouts, mediaQueryOf, indexForWidth, type Cutout } from './cutouts.ts';

const cutout = (src: string, upTo?: Breakpoint): Cutout => ({
  src,
  upTo,
  width: undefined,
  imageStyle: undefined,
  containerStyle: undefined,
});

const some = sortCutouts([cutout('wide', 'xxl'), cutout('small', 's'), cutout('middle', 'l')]);
const srcFor = (cutouts: Cutout[], width: number) => cutouts[indexForWidth(cutouts, width)]?.src;

test.each([
  [320, 'small'],
  [667, 'small'],
  [668, 'middle'],
  [979, 'middle'],
  [980, 'wide'],
  [1279, 'wide'],
  [1280, 'wide'],
  [20_000, 'wide'],
])('a window %i px wide gets the %s picture', (width, src) => {
  expect(srcFor(some, width)).toBe(src);
});

test('a cut-out without a breakpoint is for all that have none of their own', () => {
  const cutouts = sortCutouts([cutout('any'), cutout('small', 's')]);
  expect(srcFor(cutouts, 400)).toBe('small');
  expect(srcFor(cutouts, 700)).toBe('any');
});

test('of two cut-outs for the same width the first one holds', () => {
  const cutouts = sortCutouts([cutout('first', 'm'), cutout('second', 'm'), cutout('wide', 'l')]);
  expect(cutouts.map(({ src }) => src)).toEqual(['first', 'wide']);
});

test('without cut-outs there is none for any width', () => {
  expect(srcFor([], 400)).toBeUndefined();
});

test('a source’s condition is its breakpoint, inclusive', () => {
  expect(mediaQueryOf(cutout('small', 'm'))).toBe('(max-width: 767px)');
});

test('the breakpoints are those of the specification', () => {
  expect(Object.entries(breakpoints)).toEqual([
    ['xs', 374],
    ['s', 667],
    ['m', 767],
    ['l', 979],
    ['xl', 1023],
    ['xxl', 1279],
    ['3xl', 1439],
    ['4xl', 1919],
  ]);
});
