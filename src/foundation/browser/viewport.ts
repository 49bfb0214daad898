import { useSyncExternalStore } from 'react';

/** The width that is assumed until the window can be measured, in px (F§4): the widest layout. */
export const UNMEASURED_WIDTH_PX = 20_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * What a part of the page needs to know of the window's width. It renders again only when that changes,
 * not with every pixel; on a server and while hydrating the width is 20000 (F§4).
 *
 * @param read From the width in px to a word, number or truth; as `(width) => width < breakpoints.m`.
 */
export function useViewport<T extends string | number | boolean>(read: (width: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(window.innerWidth),
    () => read(UNMEASURED_WIDTH_PX),
  );
}

/** The named widths of H§9, in px; each is the largest that its name holds for. */
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

/** The name of a width. */
export type Breakpoint = keyof typeof breakpoints;
