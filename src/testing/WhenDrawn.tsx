import { useLayoutEffect, type ReactNode } from 'react';

interface Props {
  run: () => void;
  children: ReactNode;
}

/**
 * Runs a callback as soon as the children are in the document, before effects that wait for a frame. Simulates a fast
 * visitor.
 */
export function WhenDrawn({ run, children }: Props) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(run, []);
  return children;
}
