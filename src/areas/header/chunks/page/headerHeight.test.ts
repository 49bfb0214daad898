import '../../../../testing/freshPage.ts';
import { trackHeaderHeight } from './headerHeight.ts';

const root = document.documentElement;
const heightOn = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-header-height');
const flyoutHeightOn = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-flyout-height');
const nameOf = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-header-transition');

/** A header that begins so far below the window's top. */
function headerOf(height: number, top = 0) {
  const header = document.createElement('header');
  Object.defineProperty(header, 'offsetHeight', { value: height });
  header.getBoundingClientRect = () => ({ top, bottom: top + height }) as DOMRect;
  return header;
}

function resizeTo(height: number) {
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => resizeTo(900));

test('the maximum height of a flyout follows the window’s height (HEAD-15)', () => {
  const header = headerOf(140);
  const { stop } = trackHeaderHeight(header);
  expect(flyoutHeightOn(header)).toBe('760px');
  resizeTo(700);
  expect(flyoutHeightOn(header)).toBe('560px');
  stop();
  resizeTo(300);
  expect(flyoutHeightOn(header)).toBe('560px');
});

test('where the header fills the window nothing is left for a flyout, and no less (HEAD-15)', () => {
  const header = headerOf(400);
  resizeTo(320);
  trackHeaderHeight(header).stop();
  expect(flyoutHeightOn(header)).toBe('0px');
});

test.each([
  ['in the window', 140, 0, '140px'],
  ['below something else', 140, 30, '140px'],
  ['whose promotions are scrolled out of it', 250, -110, '140px'],
  ['scrolled out of it', 140, -600, '0px'],
  ['higher than the window', 1000, 0, '900px'],
  ['hidden', 0, 0, '0px'],
])('header and page have the height of a header %s as it is seen (HEAD-84)', (_, ...rest) => {
  const [height, top, seen] = rest;
  const header = headerOf(height, top);
  const { stop } = trackHeaderHeight(header);
  expect([heightOn(header), heightOn(root)]).toEqual([seen, seen]);
  stop();
});

test('a header that has slid away has no height, and its own again when it is back (HEAD-84)', () => {
  const header = headerOf(140);
  const { measure, stop } = trackHeaderHeight(header);
  header.toggleAttribute('data-away', true);
  measure();
  expect([heightOn(header), heightOn(root)]).toEqual(['0px', '0px']);
  header.toggleAttribute('data-away', false);
  measure();
  expect([heightOn(header), heightOn(root)]).toEqual(['140px', '140px']);
  stop();
});

test('the page has the greatest height of its headers (HEAD-84)', () => {
  const [hidden, high, low] = [headerOf(0), headerOf(140), headerOf(72)].map(trackHeaderHeight);
  expect(heightOn(root)).toBe('140px');
  high?.stop();
  expect(heightOn(root)).toBe('72px');
  low?.stop();
  expect(heightOn(root)).toBe('0px');
  hidden?.stop();
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('a value of the host is there again when the header has gone (HEAD-84)', () => {
  root.style.setProperty('--fascia-header-height', '99px');
  trackHeaderHeight(headerOf(140)).stop();
  expect(heightOn(root)).toBe('99px');
  root.removeAttribute('style');
});

test('of several headers the first that has a box keeps the name of view transitions (HEAD-95)', () => {
  const headers = [headerOf(0), headerOf(140), headerOf(72)];
  const tracked = headers.map(trackHeaderHeight);
  expect(headers.map(nameOf)).toEqual(['none', '', 'none']);
  tracked[1]?.stop();
  expect(headers.map(nameOf)).toEqual(['none', '', '']);
  for (const { stop } of tracked) stop();
});
