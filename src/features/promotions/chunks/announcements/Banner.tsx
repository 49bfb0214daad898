import type { CSSProperties, ReactNode } from 'react';
import { useScriptedStyle } from '../../../../foundation/browser/hooks/useScriptedStyle.ts';
import type { BannerTheme } from '../services/contentFields.ts';
import styles from './Banner.module.css';

interface Props {
  /** Its `data-part` (PROMO-26). */
  part: 'top-banner' | 'category-banner' | 'pi-banner';
  theme: BannerTheme;
  className?: string | undefined;
  children: ReactNode;
}

/** An editor's colours. Elements on a banner's picture take its background from `--fascia-band`. */
function colorsOf({ background, text }: BannerTheme): CSSProperties {
  return { backgroundColor: background, color: text, ['--fascia-band' as string]: background };
}

/** A banner in its theme: light, dark, or in an editor's colours (PROMO-17). */
export function Banner({ part, theme, className = '', children }: Props) {
  const { background, text, isDark } = theme;
  const colors = useScriptedStyle(colorsOf(theme));
  const hasOwnColors = background !== undefined || text !== undefined;
  return (
    <div
      className={`${styles.banner} ${isDark ? styles.dark : ''} ${hasOwnColors ? styles.ownColors : ''} ${className}`}
      data-part={part}
      data-theme={theme.name}
      style={colors}
    >
      {children}
    </div>
  );
}
