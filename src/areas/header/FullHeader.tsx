import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { navigationSlice, themeWorldsSlice } from '../../features/navigation/navigationSlice.ts';
import { itemLink } from '../../features/navigation/itemLink.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { requestCacheKey } from '../../features/search/requestCacheKey.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { watchClicks } from '../../features/search/watchClicks.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { useFetch } from '../../foundation/store/useResource.ts';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { BackButton } from './BackButton.tsx';
import styles from './FullHeader.module.css';
import { HeaderIcons } from './HeaderIcons.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

interface Props {
  settings: ParsedHeaderSettings;
  layout: HeaderLayout;
}

/** Logo, search, icons and navigation: the header of every page but checkout (HEAD-01). */
export function FullHeader({ settings, layout }: Props) {
  const { site, navigationRoute, searchWidth } = settings;
  const { storageConsent, oneTrustEnabled, recentSearches } = settings;
  useHeaderData(site, navigationRoute);
  useEffect(
    () => watchClicks({ storageConsent, oneTrustEnabled, recentSearches }),
    [storageConsent, oneTrustEnabled, recentSearches],
  );
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <BackButton layout={layout} />
          <MobileMenu route={navigationRoute} layout={layout} />
          <Logo />
        </div>
        <div className={styles.search}>
          <SearchBox searchWidth={searchWidth} consent={settings} />
        </div>
        <div className={styles.icons}>
          <HeaderIcons />
        </div>
      </div>
      <div className={styles.navigation}>
        <MainNavigation route={navigationRoute} hidden={layout === 'mobile'} />
      </div>
    </div>
  );
}

/** Requests the data of the full header. Each call is made once per page, also with several headers on it. */
export function useHeaderData(site: Site, route: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(cartRequested(site));
  }, [dispatch, site]);
  useEffect(() => {
    void requestCacheKey();
  }, []);
  useFetch(personalDataSlice, undefined);
  useFetch(themeWorldsSlice, site, itemLink('theme-worlds', site) !== undefined);
  useFetch(navigationSlice, { site, route });
}
