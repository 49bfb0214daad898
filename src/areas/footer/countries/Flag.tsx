import type { IconNode } from 'lucide';
import { drawShapes } from '../../../foundation/ui/drawShapes.ts';
import styles from './CountrySwitcher.module.css';

interface Props {
  viewBox: string;
  shapes: IconNode;
}

/** A country's flag. Hidden from assistive technology, because it accompanies the country's name. */
export function Flag({ viewBox, shapes }: Props) {
  return (
    <svg
      className={styles.flag}
      width={24}
      height={16}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
    >
      {drawShapes(shapes)}
    </svg>
  );
}
