import { useSyncExternalStore } from 'react';
import { onConsentChange, storageConsent } from '../../demo-shop/pages/consent/consent.ts';
import { openAddress } from '../../demo-shop/pages/routing/openAddress.ts';
import { currentPage, usePage, type Page } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { moduleSettings } from '../../demo-shop/playground/settingsInUrl.ts';
import type { ModuleSettings } from '../loadModule.ts';
import { categoryPromotionId } from './categoryPromotionId.ts';

/** On the playground, settings in the page's address replace the page's own. */
function withPlaygroundSettings<Name extends 'Header' | 'Footer'>(
  { path, query }: Page,
  name: Name,
  settings: ModuleSettings<Name>,
): ModuleSettings<Name> {
  if (routeOf(path).name !== 'playground') return settings;
  const { navigate, ...overrides } = moduleSettings(query, name);
  return {
    ...settings,
    ...overrides,
    navigate: navigate === 'false' ? undefined : settings.navigate,
  };
}

/** The header's settings on a page. */
export function headerSettings(page: Page = currentPage()): ModuleSettings<'Header'> {
  const route = routeOf(page.path);
  return withPlaygroundSettings(page, 'Header', {
    site: page.site,
    reduced: route.name === 'checkout',
    categoryPromotionId: categoryPromotionId(route),
    storageConsent: storageConsent(),
    navigate: openAddress,
  });
}

/** The footer's settings on a page. */
export function footerSettings(page: Page = currentPage()): ModuleSettings<'Footer'> {
  const route = routeOf(page.path);
  return withPlaygroundSettings(page, 'Footer', {
    site: page.site,
    reduced: route.name === 'checkout',
    // These pages contain a sign-up form themselves.
    hideNewsletter: route.name === 'newsletter' || route.name === 'cart',
    navigate: openAddress,
  });
}

/** The header's settings on the page that is shown; they follow the router and the visitor's consent. */
export function useHeaderSettings(): ModuleSettings<'Header'> {
  const page = usePage();
  useSyncExternalStore(onConsentChange, storageConsent);
  return headerSettings(page);
}

/** The footer's settings on the page that is shown. */
export function useFooterSettings(): ModuleSettings<'Footer'> {
  return footerSettings(usePage());
}
