import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { ParsedHeaderSettings } from '../../foundation/settings/headerSettings.ts';
import styles from './FullHeader.module.css';
import { HeaderIcons } from './HeaderIcons.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useHeaderData } from './useHeaderData.ts';

interface Props {
  settings: ParsedHeaderSettings;
  mobile: boolean;
}

/** Logo, search, icons and navigation: the header of every page but checkout's. */
export function FullHeader({ settings, mobile }: Props) {
  const { site, navigationRoute } = settings;
  useHeaderData(site, navigationRoute);
  return (
    <div className={mobile ? styles.mobile : styles.wide}>
      <div className={styles.bar}>
        {mobile && <MobileMenu site={site} route={navigationRoute} />}
        <Logo />
        <div className={styles.search}>
          <SearchBox site={site} />
        </div>
        <div className={styles.icons}>
          <HeaderIcons />
        </div>
      </div>
      {!mobile && (
        <div className={styles.navigation}>
          <MainNavigation site={site} route={navigationRoute} />
        </div>
      )}
    </div>
  );
}
