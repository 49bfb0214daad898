import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Time in ms until a new region is known to assistive technology, which announces only what is added to a known one. */
const KNOWN_AFTER_MS = 100;

interface Props {
  /** `status` waits until assistive technology is idle, `alert` interrupts. Default `status`. */
  role?: 'status' | 'alert';
  ref?: Ref<HTMLSpanElement>;
  /** What is announced when it changes. */
  children: ReactNode;
}

/** A text that only assistive technology announces. The region is in the page before its first text (CART-147). */
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
