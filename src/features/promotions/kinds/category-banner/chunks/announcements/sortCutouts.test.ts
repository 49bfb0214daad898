import type { Breakpoint } from '../../../../../../foundation/browser/page/viewport.ts';
import type { Cutout } from '../services/categoryBannerSchema.ts';
import { indexForWidth, mediaQueryOf, sortCutouts } from './CategoryBanner.tsx';

const cutout = (src: string, upTo?: Breakpoint): Cutout => ({
  src,
  upTo,
  width: undefined,
  imageStyle: undefined,
  containerStyle: undefined,
});

const threeWidths = sortCutouts([
  cutout('wide', 'xxl'),
  cutout('small', 's'),
  cutout('middle', 'l'),
]);
const srcFor = (cutouts: Cutout[], width: number) =>
  cutouts[indexForWidth(cutouts, (px) => width <= px)]?.src;

test.each([
  [320, 'small'],
  [667, 'small'],
  [668, 'middle'],
  [979, 'middle'],
  [980, 'wide'],
  [1279, 'wide'],
  [1280, 'wide'],
  [20_000, 'wide'],
])('selects the picture for a window of %i px: %s (PROMO-18)', (width, src) => {
  expect(srcFor(threeWidths, width)).toBe(src);
});

test('uses a cut-out without a breakpoint for all widths that have no cut-out of their own', () => {
  const cutouts = sortCutouts([cutout('any'), cutout('small', 's')]);
  expect(srcFor(cutouts, 400)).toBe('small');
  expect(srcFor(cutouts, 700)).toBe('any');
});

test('uses the first of two cut-outs with the same width', () => {
  const cutouts = sortCutouts([cutout('first', 'm'), cutout('second', 'm'), cutout('wide', 'l')]);
  expect(cutouts.map(({ src }) => src)).toEqual(['first', 'wide']);
});

test('selects no picture if there are no cut-outs', () => {
  expect(srcFor([], 400)).toBeUndefined();
});

test('the media query includes the breakpoint', () => {
  expect(mediaQueryOf(cutout('small', 'm'))).toBe('(max-width: 767px)');
});
