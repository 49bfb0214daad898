import { useLayoutEffect, useRef, type RefObject } from 'react';
import { hostDocument } from '../../browser/page/hostGlobals.ts';
import { useScripted } from '../../browser/hooks/useScriptedStyle.ts';

/**
 * For what the focus opens by CSS until its script runs: whether it does not run yet, and the ref of the root. If the focus
 * is inside when the script takes over, `open` is called before the first rendering that knows of scripts.
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
