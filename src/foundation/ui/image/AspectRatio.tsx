import type { ReactNode } from 'react';
import { aspectRatioOf, type AspectRatio as Ratio } from './aspectRatio.ts';
import styles from './AspectRatio.module.css';

/** What the box is told. */
export interface AspectRatioProps {
  /** Width through height: `'16/9'`, `'4/3'`, `'3/2'`, `'1/1'` or a number above 0 (H§5). */
  ratio: Ratio;
  /** One element, as an image; it fills the box. */
  children: ReactNode;
}

/**
 * A box that keeps its shape, whatever is in it. The shape is that of an empty drawing: a style attribute
 * would not hold in a server's page under a strict policy. Of no known ratio, the box takes its content's.
 */
export function AspectRatio({ ratio, children }: AspectRatioProps) {
  const known = aspectRatioOf(ratio);
  if (known === undefined) return <div>{children}</div>;
  const [width, height = '1'] = known.split('/');
  return (
    <div className={styles.box} data-ratio={known}>
      <svg className={styles.shape} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
