import type { CSSProperties, ReactNode } from 'react';
import { useScriptedStyle } from '../../foundation/ui/useScriptedStyle.ts';
import styles from './Banner.module.css';
import type { BannerTheme } from './promotion.ts';

interface Props {
  /** `data-part` (contract §2). */
  part: 'top-banner' | 'category-banner' | 'pi-banner';
  theme: BannerTheme;
  className?: string | undefined;
  children: ReactNode;
}

/** The colours that an editor gave; the band's is told to what lies on its picture, too. */
function colorsOf({ background, text }: BannerTheme): CSSProperties {
  return { backgroundColor: background, color: text, ['--fascia-band' as string]: background };
}

/** A band in its theme: light, dark, or in an editor's colours, which have passed the gate (contract §3). */
export function Banner({ part, theme, className = '', children }: Props) {
  const { background, text, isDark } = theme;
  const colors = useScriptedStyle(colorsOf(theme));
  const isOwn = background !== undefined || text !== undefined;
  return (
    <div
      className={`${styles.banner} ${isDark ? styles.dark : ''} ${isOwn ? styles.own : ''} ${className}`}
      data-part={part}
      data-theme={theme.name}
      style={colors}
    >
      {children}
    </div>
  );
}
