import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Breakpoint } from '../../../../../../foundation/browser/page/viewport.ts';
import type { Cutout } from '../services/categoryBannerSchema.ts';
import { CutoutImage, indexForWidth, sortCutouts } from './CategoryBanner.tsx';

const wide: Cutout = {
  src: '/img/wide.jpg',
  upTo: 'xxl',
  width: 1280,
  imageStyle: { objectPosition: 'left' },
  containerStyle: { textAlign: 'right' },
};
const small: Cutout = {
  src: '/img/small.jpg',
  upTo: 'm',
  width: 600,
  imageStyle: { objectPosition: 'bottom' },
  containerStyle: undefined,
};

function resizeTo(width: number) {
  window.innerWidth = width;
  act(() => window.dispatchEvent(new Event('resize')));
}

test('provides a source per width, and the widest file by default (PROMO-18)', () => {
  const { container } = render(<CutoutImage cutouts={[wide, small]} />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources).toHaveLength(1);
  expect(sources[0]).toHaveAttribute('media', '(max-width: 767px)');
  expect(sources[0]).toHaveAttribute('srcset', '/img/small.jpg');
  expect(sources[0]).toHaveAttribute('width', '600');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/img/wide.jpg');
});

test('applies the styles of the shown cut-out (PROMO-18)', () => {
  resizeTo(1500);
  render(
    <CutoutImage cutouts={[wide, small]}>
      <p>Zehn Prozent</p>
    </CutoutImage>,
  );
  const image = screen.getByRole('presentation');
  const container = screen.getByText('Zehn Prozent').parentElement;
  expect(image.style.objectPosition).toBe('left center');
  expect(container).toHaveStyle({ textAlign: 'right' });
  resizeTo(767);
  expect(image.style.objectPosition).toBe('center bottom');
  expect(container?.style.textAlign).toBe('');
});

test('renders only the children if there are no cut-outs', () => {
  render(
    <CutoutImage cutouts={[]}>
      <p>Zehn Prozent</p>
    </CutoutImage>,
  );
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.getByText('Zehn Prozent')).toBeVisible();
});

test('renders all files and no style attribute on a server', () => {
  const html = renderToString(<CutoutImage cutouts={[wide, small]} />);
  expect(html).toContain('/img/small.jpg');
  expect(html).toContain('/img/wide.jpg');
  expect(html).not.toContain('style=');
});

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
  [667, 'small'],
  [668, 'middle'],
  [979, 'middle'],
  [980, 'wide'],
  [1280, 'wide'],
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
