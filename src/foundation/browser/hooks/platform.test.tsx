import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { isMobile, platformOf, platforms, useLayout, usePlatform } from './platform.ts';
import { breakpoints, useViewport } from '../page/viewport.ts';

function resizeTo(width: number) {
  window.innerWidth = width;
  act(() => window.dispatchEvent(new Event('resize')));
}

test.each([
  [320, 'MATCH'],
  [979, 'MATCH'],
  [980, 'TABLET'],
  [1439, 'TABLET'],
  [1440, 'CLASSIC'],
  [20_000, 'CLASSIC'],
] as const)('a window %i px wide is %s (HEAD-05)', (width, platform) => {
  expect(platformOf({ isAtLeast: (px) => width >= px })).toBe(platform);
});

test('each breakpoint is the maximum width of its range (UI-01)', () => {
  expect(breakpoints).toEqual({
    xs: 374,
    s: 667,
    m: 767,
    l: 979,
    xl: 1023,
    xxl: 1279,
    '3xl': 1439,
    '4xl': 1919,
  });
});

test('MATCH and SMARTPHONE are the mobile platforms (HEAD-06)', () => {
  expect(platforms.filter(isMobile)).toEqual(['MATCH', 'SMARTPHONE']);
});

test("the platform follows the window's width (HEAD-05)", () => {
  resizeTo(800);
  const { result } = renderHook(() => usePlatform(undefined));
  expect(result.current).toBe('MATCH');
  resizeTo(1500);
  expect(result.current).toBe('CLASSIC');
});

/** The media queries of a window 360 px wide. */
function matchMediaOfPhone(query: string) {
  const [, kind, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
  return { matches: kind === 'min' ? 360 >= Number(px) : 360 <= Number(px) };
}

// UI-46
test('content wider than a phone does not change the platform', () => {
  // Simulates a wide page that is zoomed out: `innerWidth` is the width of its content, but media queries use the
  // device's width.
  Object.assign(window, { matchMedia: matchMediaOfPhone });
  resizeTo(1200);
  const { result } = renderHook(() => usePlatform(undefined));
  expect(result.current).toBe('MATCH');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a platform that the host sets applies at every window width (HEAD-05)', () => {
  resizeTo(1500);
  const { result } = renderHook(() => usePlatform('SMARTPHONE'));
  expect(result.current).toBe('SMARTPHONE');
});

test('re-renders only when the value derived from the width changes', () => {
  resizeTo(1500);
  let renderings = 0;
  const { result } = renderHook(() => {
    renderings += 1;
    return useViewport((width) => width.isAtMost(766));
  });
  resizeTo(1400);
  resizeTo(767);
  expect([result.current, renderings]).toEqual([false, 1]);
  resizeTo(766);
  expect([result.current, renderings]).toEqual([true, 2]);
});

test("does not read the window's width after unmounting", () => {
  let reads = 0;
  const { unmount } = renderHook(() =>
    useViewport(({ isAtLeast }) => {
      reads += 1;
      return isAtLeast(767);
    }),
  );
  unmount();
  const before = reads;
  resizeTo(500);
  expect(reads).toBe(before);
});

function Layout() {
  const platform = usePlatform(undefined);
  const layout = useLayout(undefined, platform);
  return <p>{`${platform} ${layout} ${useViewport(({ isAtMost }) => isAtMost(19_999))}`}</p>;
}

// HEAD-05, FOOT-22, SSR-10
test('a server renders the widest platform and leaves the layout to CSS', () => {
  expect(renderToString(<Layout />)).toBe('<p>CLASSIC auto false</p>');
});
