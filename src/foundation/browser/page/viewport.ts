import { useSyncExternalStore } from 'react';
import { listen, undoAll } from './listen.ts';

/** Window width in px that is assumed until the window can be measured (FOOT-22). Selects the widest layout. */
export const UNMEASURED_WIDTH_PX = 20_000;

/** Maximum window width in px of each named range (UI-01). */
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

/** Compares the window's width in px exactly like a media query. */
export interface WindowWidth {
  isAtLeast: (px: number) => boolean;
  isAtMost: (px: number) => boolean;
}

/**
 * Not `innerWidth`, which grows with the page's content on phones: a wide table would change the layout (UI-46).
 * `undefined` without `matchMedia`, as in jsdom.
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
 * Returns a value derived from the window's width. The component re-renders only when the value changes. On a server
 * and while hydrating the width is 20000 (FOOT-22).
 *
 * @param read Derives the value, as in `(width) => width.isAtMost(breakpoints.m)`.
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
 * Returns the window's height in px, without an on-screen keyboard and regardless of zoom. Not `innerHeight`, which
 * grows with `innerWidth` (UI-46).
 */
export function windowHeight(): number {
  const { visualViewport, innerHeight } = window;
  return visualViewport ? Math.round(visualViewport.height * visualViewport.scale) : innerHeight;
}

/** Returns the visible part of the window, in the coordinates of `getBoundingClientRect`. */
export function visibleArea() {
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

/** The window and its visible part, which moves and changes its size on pinch zoom and with an on-screen keyboard. */
const viewports = () => {
  const { visualViewport } = window;
  return visualViewport ? [window, visualViewport] : [window];
};

/** Calls the listener when the window or its visible part changes size. Returns the unsubscribe function. */
export function onResize(listener: () => void): () => void {
  return undoAll(viewports().map((viewport) => listen(viewport, { resize: listener })));
}

/** Calls the listener when the visible part of the page moves or changes size. Returns the unsubscribe function. */
export function onVisibleAreaChange(listener: () => void): () => void {
  return undoAll(
    viewports().map((viewport) => listen(viewport, { resize: listener, scroll: listener })),
  );
}
