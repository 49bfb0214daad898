import { isMobile, usePlatform } from '../../foundation/browser/platform.ts';
import type { ParsedHeaderSettings } from '../../foundation/settings/headerSettings.ts';
import { FullHeader } from './FullHeader.tsx';
import styles from './Header.module.css';
import { ReducedHeader } from './ReducedHeader.tsx';

interface Props {
  settings: ParsedHeaderSettings;
  /** True until the texts have arrived: the root at its reserved height, and nothing in it. */
  empty?: boolean;
}

/** The header's root. It only chooses which header stands in it. */
export function Header({ settings, empty = false }: Props) {
  const platform = usePlatform(settings.platform);
  const { reduced, site } = settings;
  const layout = isMobile(platform) ? styles.mobile : styles.wide;
  return (
    <header
      className={`fascia-root ${styles.root} ${layout} ${reduced ? styles.reduced : ''}`}
      data-fascia="header"
      data-site={site}
      data-platform={platform}
      data-reduced={reduced || undefined}
      lang={settings.locale}
    >
      {!empty && reduced && <ReducedHeader settings={settings} />}
      {!empty && !reduced && <FullHeader settings={settings} mobile={isMobile(platform)} />}
    </header>
  );
}
