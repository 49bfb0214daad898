import { useSyncExternalStore } from 'react';
import { listen } from '../listen.ts';
import { UNMEASURED_WIDTH_PX } from '../viewport.ts';

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
