import type { ReactNode } from 'react';
import type { HeaderLayout } from '../../../../foundation/browser/hooks/platform.ts';
import styles from './ByLayout.module.css';

interface Props<Value> {
  layout: HeaderLayout;
  /** What narrow pages have. */
  mobile: Value;
  /** What wide pages have. */
  wide: Value;
  /** Renders one of the two; undefined is rendered as nothing. The class shows it in its own layout only. */
  children: (value: NonNullable<Value>, className: string) => ReactNode;
}

/**
 * What differs by layout: both while the layout is not known, of which the style sheet shows one, and then that one alone,
 * in the same element (SSR-10).
 */
export function ByLayout<Value>({ layout, mobile, wide, children }: Props<Value>) {
  const render = (value: Value, className = '') =>
    value !== undefined && value !== null && children(value, className);
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
