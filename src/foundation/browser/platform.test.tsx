import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { isMobile, platformOf, platforms, usePlatform } from './platform.ts';
import { useViewport } from './viewport.ts';

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
] as const)('a window %i px wide is %s', (width, platform) => {
  expect(platformOf(width)).toBe(platform);
});

test('mobile navigation is for MATCH and SMARTPHONE', () => {
  expect(platforms.filter(isMobile)).toEqual(['MATCH', 'SMARTPHONE']);
});

test('the platform follows the window', () => {
  resizeTo(800);
  const { result } = renderHook(() => usePlatform(undefined));
  expect(result.current).toBe('MATCH');
  resizeTo(1500);
  expect(result.current).toBe('CLASSIC');
});

test('a platform that the host sets stands, however wide the window is', () => {
  resizeTo(1500);
  const { result } = renderHook(() => usePlatform('SMARTPHONE'));
  expect(result.current).toBe('SMARTPHONE');
});

test('a part of the page renders again only when what it reads of the width changes', () => {
  resizeTo(1500);
  let drawings = 0;
  const { result } = renderHook(() => {
    drawings += 1;
    return useViewport((width) => width < 767);
  });
  resizeTo(1400);
  resizeTo(767);
  expect([result.current, drawings]).toEqual([false, 1]);
  resizeTo(766);
  expect([result.current, drawings]).toEqual([true, 2]);
});

test('a part that is gone does not listen to the window', () => {
  let reads = 0;
  const { unmount } = renderHook(() =>
    useViewport((width) => {
      reads += 1;
      return width;
    }),
  );
  unmount();
  const before = reads;
  resizeTo(500);
  expect(reads).toBe(before);
});

function Layout() {
  return <p>{`${usePlatform(undefined)} ${useViewport((width) => width)}`}</p>;
}

test('a server draws the widest layout', () => {
  expect(renderToString(<Layout />)).toBe('<p>CLASSIC 20000</p>');
});
