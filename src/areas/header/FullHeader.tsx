import { features } from '#shop/sites.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cartRequested } from '../../features/cart/cartSlice.ts';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { PlainNavigation } from '../../features/navigation/PlainNavigation.tsx';
import { navigationSlice, themeWorldsSlice } from '../../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { requestCacheKey } from '../../features/search/requestCacheKey.ts';
import { PlainSearch } from '../../features/search/PlainSearch.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { watchClicks } from '../../features/search/watchClicks.ts';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { useFetch } from '../../foundation/store/useResource.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import type { ParsedHeaderSettings } from './headerSettings.ts';
import { BackButton } from './BackButton.tsx';
import styles from './FullHeader.module.css';
import { HeaderIcons } from './HeaderIcons.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu, PlainMenu } from './MobileMenu.tsx';

interface Props {
  settings: ParsedHeaderSettings;
  layout: HeaderLayout;
}

/**
 * The header of all pages except the checkout: logo, search, icons and navigation (HEAD-01). If one part fails, the
 * others remain (HOST-39).
 */
export function FullHeader({ settings, layout }: Props) {
  const { navigationRoute, searchWidth } = settings;
  const isMobile = layout === 'mobile';
  return (
    <div className={styles.frame}>
      <ErrorBoundary module="header" operation="data">
        <HeaderData settings={settings} />
      </ErrorBoundary>
      <div className={styles.bar}>
        <div className={styles.start}>
          <BackButton layout={layout} />
          <ErrorBoundary module="header" operation="menu" fallback={isMobile && <PlainMenu />}>
            <MobileMenu route={navigationRoute} layout={layout} />
          </ErrorBoundary>
          <Logo />
        </div>
        <div className={styles.search}>
          <ErrorBoundary module="header" operation="search" fallback={<PlainSearch />}>
            <SearchBox searchWidth={searchWidth} />
          </ErrorBoundary>
        </div>
        <div className={styles.icons}>
          <HeaderIcons />
        </div>
      </div>
      <div className={styles.navigation}>
        <ErrorBoundary
          module="header"
          operation="navigation"
          fallback={<PlainNavigation hidden={isMobile} />}
        >
          <MainNavigation route={navigationRoute} hidden={isMobile} />
        </ErrorBoundary>
      </div>
    </div>
  );
}

/** Requests the header's data and removes outdated stored clicks. Renders nothing. */
function HeaderData({ settings }: Pick<Props, 'settings'>) {
  const { site, navigationRoute } = settings;
  const { storageConsent, oneTrustEnabled, recentSearches } = settings;
  useHeaderData(site, navigationRoute);
  useEffect(
    () => watchClicks({ storageConsent, oneTrustEnabled, recentSearches }),
    [storageConsent, oneTrustEnabled, recentSearches],
  );
  return null;
}

/** Requests the data of the full header. With several headers on a page, each request is still sent only once. */
export function useHeaderData(site: Site, route: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(cartRequested(site));
  }, [dispatch, site]);
  useEffect(() => {
    void requestCacheKey();
  }, []);
  useFetch(personalDataSlice, undefined);
  useFetch(themeWorldsSlice, site, features[site].themeWorlds);
  useFetch(navigationSlice, { site, route });
}
