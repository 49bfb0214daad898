import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { BackButton } from './BackButton.tsx';
import styles from './FullHeader.module.css';
import { HeaderIcons } from './HeaderIcons.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useAppBanner } from './appBanner.ts';
import { useHeaderData } from './useHeaderData.ts';

interface Props {
  settings: ParsedHeaderSettings;
  mobile: boolean;
}

/** Logo, search, icons and navigation: the header of every page but checkout (HEAD-01). */
export function FullHeader({ settings, mobile }: Props) {
  const { site, navigationRoute, searchWidth } = settings;
  const appBanner = useAppBanner();
  useHeaderData(site, navigationRoute);
  return (
    <div className={mobile ? styles.mobile : styles.wide}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <BackButton mobile={mobile} />
          {mobile && <MobileMenu route={navigationRoute} />}
          <Logo />
        </div>
        <div className={styles.search}>
          <SearchBox searchWidth={searchWidth} />
        </div>
        <div className={styles.icons}>
          <HeaderIcons />
        </div>
      </div>
      {!mobile && (
        <div className={styles.navigation}>
          <MainNavigation route={navigationRoute} />
        </div>
      )}
      {appBanner && <appBanner.View {...appBanner.props} />}
    </div>
  );
}
