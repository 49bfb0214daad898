import { jest } from '@jest/globals';
import { lockScroll } from './hostPage.ts';

const { body, documentElement: root } = document;
const styles = () => ({ body: body.style.cssText, root: root.style.cssText });
let scrollTo: ReturnType<typeof jest.spyOn>;

/** Simulates, for jsdom has no layout, a window whose scrollbar is so many px wide while it can scroll. */
function pageWithScrollbar(px: number, { hasScrollbarGutter }: { hasScrollbarGutter: boolean }) {
  jest.spyOn(root, 'offsetWidth', 'get').mockImplementation(() => {
    const hidden = body.style.overflowY === 'hidden' || root.style.overflowY === 'hidden';
    const kept = hasScrollbarGutter && root.style.getPropertyValue('scrollbar-gutter') === 'stable';
    return hidden && !kept ? 1200 : 1200 - px;
  });
}

/** Simulates computed styles, which jsdom does not compute. */
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

// HEAD-16, HOST-41
test('the page does not scroll while it is locked, and its styles are restored afterwards', () => {
  body.style.cssText = 'overflow-y: scroll; color: red;';
  const before = styles();
  const unlock = lockScroll();
  expect(body.style.overflowY).toBe('hidden');
  unlock();
  expect(styles()).toEqual(before);
});

test('the page can scroll again after the last of two locks is released', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(body.style.overflowY).toBe('hidden');
  second();
  expect(body.style.overflowY).toBe('');
});

test('where the root element is the scroll container, it is locked instead of the body', () => {
  root.style.overflowY = 'scroll';
  pageStyled({ overflowY: 'scroll' });
  const unlock = lockScroll();
  expect([root.style.overflowY, body.style.overflowY]).toEqual(['hidden', '']);
  unlock();
  expect(root.style.overflowY).toBe('scroll');
});

test('the scrollbar’s space stays reserved by scrollbar-gutter', () => {
  pageWithScrollbar(15, { hasScrollbarGutter: true });
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  expect(body.style.paddingInlineEnd).toBe('');
  unlock();
  expect(styles()).toEqual({ body: '', root: '' });
});

test('without scrollbar-gutter a padding reserves the scrollbar’s space', () => {
  pageWithScrollbar(15, { hasScrollbarGutter: false });
  body.style.paddingInlineEnd = '10px';
  pageStyled({ overflowY: 'visible', paddingInlineEnd: '10px' });
  const unlock = lockScroll();
  expect(body.style.paddingInlineEnd).toBe('25px');
  unlock();
  expect(body.style.paddingInlineEnd).toBe('10px');
});

test('on a page without a scrollbar no space is reserved', () => {
  pageWithScrollbar(0, { hasScrollbarGutter: true });
  const unlock = lockScroll();
  expect(root.style.cssText).toBe('');
  unlock();
});

test('the scroll position is restored if it has changed meanwhile (HEAD-16)', () => {
  window.scrollY = 640;
  const unlock = lockScroll();
  window.scrollY = 0;
  unlock();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
});

test('the page is not scrolled if its position has not changed', () => {
  window.scrollY = 640;
  lockScroll()();
  expect(scrollTo).not.toHaveBeenCalled();
});
