import { useLayoutEffect, useRef, type RefObject } from 'react';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { useScripted } from '../../browser/hooks/useScriptedStyle.ts';

/**
 * For elements that CSS opens on focus until scripts run. Returns whether scripts have not run yet, and the ref of the
 * element's root. If the focus is inside during hydration, calls `open` before the first scripted render.
 */
export function useStatic(open: () => void): [isStatic: boolean, RefObject<HTMLDivElement | null>] {
  const isStatic = !useScripted();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isStatic && root.current?.contains(hostDocument.activeElement)) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is hydrated only
  }, []);
  return [isStatic, root];
}
