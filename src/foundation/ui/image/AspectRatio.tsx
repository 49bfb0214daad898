import type { ReactNode } from 'react';
import styles from './AspectRatio.module.css';

const NAMED = ['16/9', '4/3', '3/2', '1/1'] as const;

export interface AspectRatioProps {
  /** Width divided by height: `'16/9'`, `'4/3'`, `'3/2'`, `'1/1'` or a positive number (UI-03). */
  ratio: (typeof NAMED)[number] | number;
  /** One element, such as an image. It fills the box. */
  children: ReactNode;
}

/** Returns the ratio as a CSS value, or `undefined` if it is invalid (UI-03). */
function aspectRatioOf(value: unknown): string | undefined {
  if (typeof value === 'number')
    return value > 0 && Number.isFinite(value) ? `${value}` : undefined;
  return NAMED.find((ratio) => ratio === value);
}

/**
 * A box with a fixed aspect ratio. An empty SVG sets the ratio, because a strict CSP blocks style attributes in
 * server-rendered HTML. If the ratio is invalid, the content determines the size.
 */
export function AspectRatio({ ratio, children }: AspectRatioProps) {
  const validRatio = aspectRatioOf(ratio);
  if (validRatio === undefined) return <div>{children}</div>;
  const [width, height = '1'] = validRatio.split('/');
  return (
    <div className={styles.box} data-ratio={validRatio}>
      <svg className={styles.shape} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
