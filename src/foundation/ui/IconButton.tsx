import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  glyph: IconNode;
  /** The button's name: it shows no text. */
  label: string;
  /** Edge of the icon in px, default 24. The target is 44 px. */
  iconSize?: number;
}

/** A button that is an icon, with a target of 44 px. It submits a form only with the type `submit`. */
export function IconButton({ glyph, label, iconSize, className = '', ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${styles.button} ${className}`} aria-label={label}>
      <Icon glyph={glyph} size={iconSize} />
    </button>
  );
}
