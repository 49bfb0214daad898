import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';

interface Props {
  href: unknown;
  title: ReactNode;
  /** The heading level. Default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** A link that looks like the other panels of its group: the panel of type `link` (UI-05). */
export function ExpansionLink({ href, title, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel}>
      <Heading className={styles.heading}>
        <Link className={styles.head} href={href}>
          <span>{title}</span>
          <Icon glyph={ChevronRight} size={20} />
        </Link>
      </Heading>
    </div>
  );
}
