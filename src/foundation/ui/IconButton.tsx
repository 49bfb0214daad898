import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  glyph: IconNode;
  /** The accessible name, because the button shows no text. */
  label: string;
  /** Size of the icon in px. Default 24. The target is 44 px. */
  iconSize?: number;
}

/** A button with only an icon and a target of 44 px. Its type is `button` unless set. */
export function IconButton({ glyph, label, iconSize, className = '', ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`} aria-label={label}>
      <Icon glyph={glyph} size={iconSize} />
    </button>
  );
}

/** A link that looks like an `IconButton`. */
export function IconButtonLink({
  glyph,
  label,
  ...rest
}: Pick<Props, 'glyph' | 'label'> & Pick<ComponentProps<'a'>, 'href'> & { 'data-part'?: string }) {
  return (
    <a {...rest} className={styles.button} aria-label={label}>
      <Icon glyph={glyph} />
    </a>
  );
}
