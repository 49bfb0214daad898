import '../../../../testing/freshPage.ts';
import { trackHeaderHeight } from './headerHeight.ts';

const root = document.documentElement;
const heightOn = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-header-height');
const flyoutHeightOn = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-flyout-height');
const nameOf = ({ style }: HTMLElement) => style.getPropertyValue('--fascia-header-transition');

/** A header with this height and distance from the top of the window. */
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

test('the maximum height of a flyout is 0 if the header is taller than the window (HEAD-15)', () => {
  const header = headerOf(400);
  resizeTo(320);
  trackHeaderHeight(header).stop();
  expect(flyoutHeightOn(header)).toBe('0px');
});

test('the maximum height of a flyout does not depend on the scroll position (HEAD-15)', () => {
  const header = headerOf(250, -110);
  trackHeaderHeight(header).stop();
  expect(flyoutHeightOn(header)).toBe('650px');
});

test.each([
  ['in the window', 140, 0, '140px'],
  ['below something else', 140, 30, '140px'],
  ['whose promotions are scrolled out of the window', 250, -110, '140px'],
  ['scrolled out of the window', 140, -600, '0px'],
  ['taller than the window', 1000, 0, '900px'],
  ['hidden', 0, 0, '0px'],
])('gives header and page the visible height of a header %s (HEAD-84)', (_, ...rest) => {
  const [height, top, visible] = rest;
  const header = headerOf(height, top);
  const { stop } = trackHeaderHeight(header);
  expect([heightOn(header), heightOn(root)]).toEqual([visible, visible]);
  stop();
});

test('the visible height is 0 while the header has slid away (HEAD-84)', () => {
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

test('gives the page the height of its tallest header (HEAD-84)', () => {
  const [hidden, high, low] = [headerOf(0), headerOf(140), headerOf(72)].map(trackHeaderHeight);
  expect(heightOn(root)).toBe('140px');
  high?.stop();
  expect(heightOn(root)).toBe('72px');
  low?.stop();
  expect(heightOn(root)).toBe('0px');
  hidden?.stop();
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('restores the host’s own value when the header is removed (HEAD-84)', () => {
  root.style.setProperty('--fascia-header-height', '99px');
  trackHeaderHeight(headerOf(140)).stop();
  expect(heightOn(root)).toBe('99px');
  root.removeAttribute('style');
});

test('gives the name for view transitions to the first header with a box (HEAD-95)', () => {
  const headers = [headerOf(0), headerOf(140), headerOf(72)];
  const tracked = headers.map(trackHeaderHeight);
  expect(headers.map(nameOf)).toEqual(['none', '', 'none']);
  tracked[1]?.stop();
  expect(headers.map(nameOf)).toEqual(['none', '', '']);
  for (const { stop } of tracked) stop();
});
