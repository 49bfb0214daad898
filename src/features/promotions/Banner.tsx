import type { ReactNode } from 'react';
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

/** A band in its theme: light, dark, or in an editor's colours, which have passed the gate (contract §3). */
export function Banner({ part, theme, className = '', children }: Props) {
  const colors = useScriptedStyle({ backgroundColor: theme.background, color: theme.text });
  return (
    <div
      className={`${styles.banner} ${theme.isDark ? styles.dark : ''} ${className}`}
      data-part={part}
      data-theme={theme.name}
      style={colors}
    >
      {children}
    </div>
  );
}
