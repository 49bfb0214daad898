import { useLayoutEffect, type ReactNode } from 'react';

interface Props {
  run: () => void;
  children: ReactNode;
}

/** Runs something as soon as its children are in the document, before effects that wait for a frame: a quick visitor. */
export function WhenDrawn({ run, children }: Props) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(run, []);
  return children;
}
