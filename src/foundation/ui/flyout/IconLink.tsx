import type { IconNode } from 'lucide';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './IconLink.module.css';

export interface IconLinkProps {
  /** `data-part` of the link (HEAD-23). */
  part: string;
  href: string;
  glyph: IconNode;
  /** The link's name, shown under the icon where there is room. */
  label: string;
  /** A longer name for assistive technology, beginning with the label. */
  name?: string | undefined;
  /** Whether the visitor is known (ACC-07): shown as a filled disc, not by colour alone. */
  known?: boolean;
  /** Shown over the icon's corner. */
  badge?: ReactNode;
}

interface Opener {
  ref?: Ref<HTMLAnchorElement>;
  /** Whether its panel is open; undefined for a plain link. */
  expanded?: boolean;
  /** The id of its panel. */
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
