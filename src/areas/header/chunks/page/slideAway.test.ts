import { jest } from '@jest/globals';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { slideAway } from './slideAway.ts';

const onChange = jest.fn();
let header: HTMLElement;
let stop = () => {};

const isAway = () => header.hasAttribute('data-away');

function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls in small steps, like a finger. */
function drag(from: number, to: number): void {
  const step = from < to ? 7 : -7;
  for (let y = from; (to - y) * step > 0; y += step) scrollTo(y);
  scrollTo(to);
}

beforeEach(() => {
  stopTime();
  document.body.innerHTML =
    '<header><a href="/">Logo</a></header><a href="#more">More</a><button>Buy</button>';
  header = document.querySelector('header') as HTMLElement;
  Object.defineProperty(header, 'offsetHeight', { value: 140 });
  header.getBoundingClientRect = () => ({ top: 0, bottom: 140 }) as DOMRect;
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 5000, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  window.scrollY = 0;
  onChange.mockClear();
  stop = slideAway(header, onChange);
});
afterEach(() => {
  stop();
  window.scrollY = 0;
  document.body.replaceChildren();
  document.body.className = '';
  Reflect.deleteProperty(window, 'matchMedia');
});

test('hides the header on scrolling down and shows it on scrolling up (HEAD-87)', () => {
  drag(0, 600);
  expect(isAway()).toBe(true);
  drag(600, 560);
  expect(isAway()).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('reacts only after 24 px in one direction (HEAD-87)', () => {
  drag(0, 600);
  for (const y of [590, 604, 581, 603, 582]) scrollTo(y);
  expect(isAway()).toBe(true);
  scrollTo(580);
  expect(isAway()).toBe(false);
  for (const y of [590, 575, 598]) scrollTo(y);
  expect(isAway()).toBe(false);
  scrollTo(599);
  expect(isAway()).toBe(true);
});

test('shows the header while its space in the page is visible (HEAD-88)', () => {
  drag(0, 140);
  expect(isAway()).toBe(false);
  drag(140, 200);
  expect(isAway()).toBe(true);
  // Less than the minimum distance.
  scrollTo(190);
  expect(isAway()).toBe(true);
  scrollTo(140);
  expect(isAway()).toBe(false);
});

// HEAD-87
test('also recognises a header that sticks at a fraction of a pixel', () => {
  window.scrollY = 3000;
  header.getBoundingClientRect = () => ({ top: 0.4, bottom: 140.4 }) as DOMRect;
  window.dispatchEvent(new Event('resize'));
  drag(3000, 3100);
  expect(isAway()).toBe(true);
});

test('ignores overscroll at the end of the page (HEAD-87)', () => {
  drag(0, 4200);
  expect(isAway()).toBe(true);
  for (const y of [4260, 4230, 4200]) scrollTo(y);
  expect(isAway()).toBe(true);
});

test('shows the header while it has the focus (HEAD-88)', () => {
  const logo = header.querySelector('a') as HTMLElement;
  logo.focus();
  jest.advanceTimersByTime(1000);
  drag(0, 600);
  expect(isAway()).toBe(false);
  logo.blur();
  drag(600, 900);
  expect(isAway()).toBe(true);
  logo.focus();
  expect(isAway()).toBe(false);
});

test('shows the header while a flyout is open (HEAD-88)', () => {
  document.body.classList.add('header2020-flyout-open');
  drag(0, 600);
  expect(isAway()).toBe(false);
  document.body.className = '';
  drag(600, 900);
  expect(isAway()).toBe(true);
  window.dispatchEvent(new CustomEvent('fascia:flyout-open', { detail: { flyout: 'cart' } }));
  expect(isAway()).toBe(false);
});

test('does not hide the header if the visitor prefers reduced motion (HEAD-88, UI-30)', () => {
  window.matchMedia = ((query: string) => ({ matches: /reduce/.test(query) })) as never;
  drag(0, 900);
  expect(isAway()).toBe(false);
});

const jumps: Record<string, () => void> = {
  'a link to a target in the page': () =>
    document
      .querySelector('a[href="#more"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  'a script that sets the target': () => window.dispatchEvent(new Event('hashchange')),
  'going back in the history': () => window.dispatchEvent(new PopStateEvent('popstate')),
  'a control that receives the focus': () => document.querySelector('button')?.focus(),
};

test.each(['wheel', 'touchmove'])('a %s event ends a jump immediately (HEAD-90)', (type) => {
  window.dispatchEvent(new Event('hashchange'));
  scrollTo(2000);
  window.dispatchEvent(new Event(type));
  drag(2000, 2100);
  expect(isAway()).toBe(true);
});

test.each(Object.entries(jumps))('%s does not show or hide the header (HEAD-90)', (_, jump) => {
  jump();
  // A slow page receives its first scroll event late.
  jest.advanceTimersByTime(499);
  drag(0, 2000);
  expect(isAway()).toBe(false);
  jest.advanceTimersByTime(500);
  drag(2000, 2100);
  expect(isAway()).toBe(true);
  (document.activeElement as HTMLElement | null)?.blur();
  jump();
  drag(2100, 400);
  expect(isAway()).toBe(true);
  jest.advanceTimersByTime(500);
  drag(400, 370);
  expect(isAway()).toBe(false);
});

test('does not hide the header on a jump of more than two window heights (HEAD-90)', () => {
  scrollTo(2000);
  expect(isAway()).toBe(false);
  jest.advanceTimersByTime(500);
  drag(2000, 2900);
  expect(isAway()).toBe(true);
  scrollTo(1000);
  expect(isAway()).toBe(true);
  jest.advanceTimersByTime(500);
  drag(1000, 970);
  expect(isAway()).toBe(false);
});

test('shows the header and ignores scrolling once stopped (HEAD-87)', () => {
  drag(0, 600);
  stop();
  expect(isAway()).toBe(false);
  drag(600, 1200);
  expect(isAway()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
