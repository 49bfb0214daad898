import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import styles from './ExpansionPanel.module.css';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';

interface Props {
  href: unknown;
  title: ReactNode;
  /** Its heading level, default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** The panel of type `link` (UI-05): it looks like the others of its group and is a link. */
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
