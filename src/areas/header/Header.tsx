import { useRef } from 'react';
import { PromotionArea } from '../../features/promotions/PromotionArea.tsx';
import { isMobile, usePlatform } from '../../foundation/browser/platform.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { FullHeader } from './FullHeader.tsx';
import styles from './Header.module.css';
import { ReducedHeader } from './ReducedHeader.tsx';
import { useClickTracking } from './useClickTracking.ts';
import { usePageEffects } from './usePageEffects.ts';
import { useScrolled } from './useScrolled.ts';

interface Props {
  settings: ParsedHeaderSettings;
  /** True until the texts have been loaded: the empty root at its reserved height. */
  empty?: boolean;
}

/** The header's root element; chooses between the full and the reduced header. */
export function Header({ settings, empty = false }: Props) {
  const root = useRef<HTMLElement>(null);
  const platform = usePlatform(settings.platform);
  const { reduced, sticky, site } = settings;
  const mobile = isMobile(platform);
  const scrolled = useScrolled(sticky);
  usePageEffects(settings);
  useClickTracking(root);
  const layout = mobile ? styles.mobile : styles.wide;
  return (
    <header
      className={`fascia-root ${styles.root} ${sticky ? styles.sticky : ''}`}
      data-fascia="header"
      data-site={site}
      data-platform={platform}
      data-reduced={reduced || undefined}
      data-scrolled={scrolled || undefined}
      lang={settings.locale}
      ref={root}
    >
      {!reduced && settings.showPromotionBanner && (
        <PromotionArea
          tags={settings.tags}
          categoryPromotionId={settings.categoryPromotionId}
          mobile={mobile}
          empty={empty}
        />
      )}
      <div className={`${styles.body} ${layout} ${reduced ? styles.reduced : ''}`}>
        {!empty && reduced && <ReducedHeader settings={settings} mobile={mobile} />}
        {!empty && !reduced && <FullHeader settings={settings} mobile={mobile} />}
      </div>
    </header>
  );
}
