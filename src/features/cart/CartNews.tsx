import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectTouched } from './cartSlice.ts';

/** Brings what tells of changes, once there is one to tell of. */
export function CartNews() {
  const touched = useSelector(selectTouched);
  const [Status, setStatus] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!touched) return;
    import(/* webpackChunkName: "cart-flyout" */ './flyout/CartStatus.tsx').then(
      (code) => setStatus(() => code.CartStatus),
      () => undefined, // Nothing is said then; the page shows it all the same.
    );
  }, [touched]);
  return Status && <Status />;
}
