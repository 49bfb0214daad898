import type { ReactNode, Ref } from 'react';
import { useKnownRegion } from './useKnownRegion.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** `status` waits until assistive technology is idle; `alert` interrupts it. Default `status`. */
  role?: 'status' | 'alert';
  ref?: Ref<HTMLSpanElement>;
  /** The text. Changes are announced. */
  children: ReactNode;
}

/**
 * A text for assistive technology only, which announces its changes. The region is rendered before its first text
 * (CART-147).
 */
export function LiveRegion({ role = 'status', ref, children }: Props) {
  const isKnown = useKnownRegion();
  return (
    <VisuallyHidden>
      <span role={role} ref={ref}>
        {isKnown && children}
      </span>
    </VisuallyHidden>
  );
}
