import type { IconNode } from 'lucide';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './IconLink.module.css';

export interface IconLinkProps {
  /** `data-part` of the link (contract §2). */
  part: string;
  href: string;
  glyph: IconNode;
  /** Shown under the icon where there is room, and the link's name. */
  label: string;
  /** The link's name where it says more than the label; it begins with the label. */
  name?: string | undefined;
  /** Whether the page knows the visitor; a filled disc, so that colour is not the only sign. */
  known?: boolean;
  /** Drawn over the icon's corner. */
  badge?: ReactNode;
}

interface Opener {
  ref?: Ref<HTMLAnchorElement>;
  /** Whether what it opens is open; undefined for a mere link. */
  expanded?: boolean;
  /** The id of what it opens. */
  controls?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** An icon with its label, as a link. */
export function IconLink(props: IconLinkProps & Opener) {
  const { part, href, glyph, label, name, known, badge, expanded, controls, ...handlers } = props;
  return (
    <a
      className={styles.link}
      data-part={part}
      data-known={known || undefined}
      href={href}
      aria-label={name ?? label}
      aria-expanded={expanded}
      aria-controls={controls}
      {...handlers}
    >
      <span className={styles.picture}>
        <Icon glyph={glyph} />
        {badge}
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </a>
  );
}
