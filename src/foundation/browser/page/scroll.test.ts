import { jest } from '@jest/globals';
import { lockScroll } from './hostPage.ts';

const { body, documentElement: root } = document;
const styles = () => ({ body: body.style.cssText, root: root.style.cssText });
let scrollTo: ReturnType<typeof jest.spyOn>;

/** Simulates a scrollbar of this width while the page can scroll, because jsdom has no layout. */
function pageWithScrollbar(px: number, { hasScrollbarGutter }: { hasScrollbarGutter: boolean }) {
  jest.spyOn(root, 'offsetWidth', 'get').mockImplementation(() => {
    const hidden = body.style.overflowY === 'hidden' || root.style.overflowY === 'hidden';
    const kept = hasScrollbarGutter && root.style.getPropertyValue('scrollbar-gutter') === 'stable';
    return hidden && !kept ? 1200 : 1200 - px;
  });
}

/** Mocks computed styles, which jsdom does not support. */
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
test('locks scrolling and restores the styles afterwards', () => {
  body.style.cssText = 'overflow-y: scroll; color: red;';
  const before = styles();
  const unlock = lockScroll();
  expect(body.style.overflowY).toBe('hidden');
  unlock();
  expect(styles()).toEqual(before);
});

test('unlocks scrolling when the last of two locks is released', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(body.style.overflowY).toBe('hidden');
  second();
  expect(body.style.overflowY).toBe('');
});

test('locks the root element instead of the body if it is the scroll container', () => {
  root.style.overflowY = 'scroll';
  pageStyled({ overflowY: 'scroll' });
  const unlock = lockScroll();
  expect([root.style.overflowY, body.style.overflowY]).toEqual(['hidden', '']);
  unlock();
  expect(root.style.overflowY).toBe('scroll');
});

test("reserves the scrollbar's space with scrollbar-gutter", () => {
  pageWithScrollbar(15, { hasScrollbarGutter: true });
  const unlock = lockScroll();
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  expect(body.style.paddingInlineEnd).toBe('');
  unlock();
  expect(styles()).toEqual({ body: '', root: '' });
});

test("reserves the scrollbar's space with padding if scrollbar-gutter is not supported", () => {
  pageWithScrollbar(15, { hasScrollbarGutter: false });
  body.style.paddingInlineEnd = '10px';
  pageStyled({ overflowY: 'visible', paddingInlineEnd: '10px' });
  const unlock = lockScroll();
  expect(body.style.paddingInlineEnd).toBe('25px');
  unlock();
  expect(body.style.paddingInlineEnd).toBe('10px');
});

test('reserves no space on a page without a scrollbar', () => {
  pageWithScrollbar(0, { hasScrollbarGutter: true });
  const unlock = lockScroll();
  expect(root.style.cssText).toBe('');
  unlock();
});

test('restores a scroll position that has changed during the lock (HEAD-16)', () => {
  window.scrollY = 640;
  const unlock = lockScroll();
  window.scrollY = 0;
  unlock();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
});

test('does not scroll the page if its position has not changed', () => {
  window.scrollY = 640;
  lockScroll()();
  expect(scrollTo).not.toHaveBeenCalled();
});
