import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** The width that is assumed until the window can be measured, in px (FOOT-23): the widest layout. */
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

const subscribe = (listener: () => void) => listen(window, { resize: listener });

/**
 * A value derived from the window's width. The component renders again only when the value changes, not with
 * every pixel. On a server and while hydrating the width is 20000 (FOOT-23).
 *
 * @param read Derives the value from the width in px, as `(width) => width < breakpoints.m`.
 */
export function useViewport<T extends string | number | boolean>(read: (width: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(window.innerWidth),
    () => read(UNMEASURED_WIDTH_PX),
  );
}
