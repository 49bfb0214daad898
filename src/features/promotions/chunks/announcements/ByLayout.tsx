import type { ReactNode } from 'react';
import type { HeaderLayout } from '../../../../foundation/browser/hooks/platform.ts';
import styles from './ByLayout.module.css';

interface Props<Value> {
  layout: HeaderLayout;
  /** The value for the mobile layout. */
  mobile: Value;
  /** The value for the wide layout. */
  wide: Value;
  /** Renders one of the values. The class hides it in the other layout. Not called for `undefined`. */
  children: (value: NonNullable<Value>, className: string) => ReactNode;
}

/**
 * Renders content that differs by layout. While the layout is unknown, both values are rendered and the style sheet
 * hides one. Once the layout is known, only its value is rendered, in the same element (SSR-10).
 */
export function ByLayout<Value>({ layout, mobile, wide, children }: Props<Value>) {
  const render = (value: Value, className = '') =>
    value !== undefined && value !== null && children(value, className);
  // oxlint-disable-next-line fascia/wrapped-text -- elements only
  if (mobile === wide) return render(wide);
  return (
    <>
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {layout !== 'wide' && render(mobile, styles.mobile)}
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {layout !== 'mobile' && render(wide, styles.wide)}
    </>
  );
}
