import { jest } from '@jest/globals';
import { lockScroll } from './scroll.ts';

const { body, documentElement: root } = document;
const styles = () => ({ body: body.style.cssText, root: root.style.cssText });
let scrollTo: ReturnType<typeof jest.spyOn>;

/** jsdom lays nothing out: a window with a scrollbar of so many px while it scrolls. */
function pageWithScrollbar(px: number, { canKeepItsPlace }: { canKeepItsPlace: boolean }) {
  jest.spyOn(root, 'offsetWidth', 'get').mockImplementation(() => {
    const hidden = body.style.overflowY === 'hidden' || root.style.overflowY === 'hidden';
    const kept = canKeepItsPlace && root.style.getPropertyValue('scrollbar-gutter') === 'stable';
    return hidden && !kept ? 1200 : 1200 - px;
  });
}

/** jsdom computes none of these. */
function pageStyled(computed: Partial<CSSStyleDeclaration>) {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(computed as CSSStyleDeclaration);
}

beforeEach(() => {
  window.scrollY = 0;
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  body.removeAttribute('style');
  root.removeAttribute('style');
});

test('the page does not scroll while it is locked, and is as it was afterwards', () => {
  body.style.cssText = 'overflow-y: scroll; color: red;';
  const before = styles();
  const unlock = lockScroll();
  expect(body.style.overflowY).toBe('hidden');
  unlock();
  expect(styles()).toEqual(before);
});

test('of two locks the last one ends it', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(body.style.overflowY).toBe('hidden');
  second();
  expect(body.style.overflowY).toBe('');
});

test('where the host scrolls the root element, that one is locked', () => {
  root.style.overflowY = 'scroll';
  pageStyled({ overflowY: 'scroll' });
  const unlock = lockScroll();
  expect([root.style.overflowY, body.style.overflowY]).toEqual(['hidden', '']);
  unlock();
  expect(root.style.overflowY).toBe('scroll');
});

test('the scrollbar’s place is kept', () => {
  pageWithScrollbar(15, { canKeepItsPlace: true });
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  expect(body.style.paddingInlineEnd).toBe('');
  unlock();
  expect(styles()).toEqual({ body: '', root: '' });
});

test('where a browser cannot keep it, a padding stands in for it', () => {
  pageWithScrollbar(15, { canKeepItsPlace: false });
  body.style.paddingInlineEnd = '10px';
  pageStyled({ overflowY: 'visible', paddingInlineEnd: '10px' });
  const unlock = lockScroll();
  expect(body.style.paddingInlineEnd).toBe('25px');
  unlock();
  expect(body.style.paddingInlineEnd).toBe('10px');
});

test('a page without a scrollbar gets no place for one', () => {
  pageWithScrollbar(0, { canKeepItsPlace: true });
  const unlock = lockScroll();
  expect(root.style.cssText).toBe('');
  unlock();
});

test('the position is restored where the page was moved meanwhile', () => {
  window.scrollY = 640;
  const unlock = lockScroll();
  window.scrollY = 0;
  unlock();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
});

test('a page that stayed where it was is not moved', () => {
  window.scrollY = 640;
  lockScroll()();
  expect(scrollTo).not.toHaveBeenCalled();
});
