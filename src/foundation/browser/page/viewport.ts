import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** The width that is assumed until the window can be measured, in px (FOOT-22): the widest layout. */
export const UNMEASURED_WIDTH_PX = 20_000;

/** Named window widths in px; each is the largest width of its name (UI-01). */
export const breakpoints = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  '3xl': 1439,
  '4xl': 1919,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Compares the window's width with a number of px, exactly as a style sheet does. */
export interface WindowWidth {
  isAtLeast: (px: number) => boolean;
  isAtMost: (px: number) => boolean;
}

/**
 * A media query, and not `innerWidth`: on a phone that grows with the page's content, so a wide table would change the
 * layout (UI-46). `undefined` without `matchMedia`, as in a host's tests in jsdom.
 */
const matches = (query: string): boolean | undefined => window.matchMedia?.(query).matches;

const measured: WindowWidth = {
  isAtLeast: (px) => matches(`(min-width: ${px}px)`) ?? window.innerWidth >= px,
  isAtMost: (px) => matches(`(max-width: ${px}px)`) ?? window.innerWidth <= px,
};

const unmeasured: WindowWidth = {
  isAtLeast: (px) => px <= UNMEASURED_WIDTH_PX,
  isAtMost: (px) => px >= UNMEASURED_WIDTH_PX,
};

const subscribe = (listener: () => void) => listen(window, { resize: listener });

/**
 * A value derived from the window's width. The component renders again only when the value changes, not with
 * every pixel. On a server and while hydrating the width is 20000 (FOOT-22).
 *
 * @param read Derives the value, as `(width) => width.isAtMost(breakpoints.m)`.
 */
export function useViewport<T extends string | number | boolean>(
  read: (width: WindowWidth) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    () => read(measured),
    () => read(unmeasured),
  );
}

/**
 * The height of the window in px, without a keyboard on the screen and regardless of zoom. Not `innerHeight`, which grows
 * with `innerWidth` (UI-46).
 */
export function windowHeight(): number {
  const { visualViewport, innerHeight } = window;
  return visualViewport ? Math.round(visualViewport.height * visualViewport.scale) : innerHeight;
}

/** The part of the window that is seen, in the coordinates of `getBoundingClientRect`. */
export function visibleArea(): Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'> {
  const { visualViewport, innerWidth, innerHeight } = window;
  if (!visualViewport) return { top: 0, right: innerWidth, bottom: innerHeight, left: 0 };
  const { offsetTop, offsetLeft, width, height } = visualViewport;
  return {
    top: offsetTop,
    right: offsetLeft + width,
    bottom: offsetTop + height,
    left: offsetLeft,
  };
}

/** Calls the listener when the size of the window, or what is seen of it, has changed. Returns a function that stops it. */
export function onResize(listener: () => void): () => void {
  const { visualViewport } = window;
  const stop = listen(window, { resize: listener });
  visualViewport?.addEventListener('resize', listener);
  return () => {
    stop();
    visualViewport?.removeEventListener('resize', listener);
  };
}
