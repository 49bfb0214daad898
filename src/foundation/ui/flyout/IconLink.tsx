import type { IconNode } from 'lucide';
import { Icon } from '../Icon.tsx';
import styles from './IconFlyout.module.css';

interface Props {
  /** The link's `data-part` (HEAD-23). */
  part: string;
  href: string;
  glyph: IconNode;
  /** The link's name, shown below the icon if there is space. */
  label: string;
}

/** An icon without a flyout. The fallback if `IconFlyout` fails (HOST-39). */
export function IconLink({ part, href, glyph, label }: Props) {
  return (
    <a className={styles.link} data-part={part} href={href} aria-label={label}>
      <span className={styles.picture}>
        <Icon glyph={glyph} />
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </a>
  );
}
