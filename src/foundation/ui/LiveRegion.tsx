import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Time in ms until assistive technology has registered a new region. Only later changes are announced. */
const KNOWN_AFTER_MS = 100;

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
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <VisuallyHidden>
      <span role={role} ref={ref}>
        {isKnown && children}
      </span>
    </VisuallyHidden>
  );
}
