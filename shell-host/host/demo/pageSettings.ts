import { useSyncExternalStore } from 'react';
import { onConsentChange, storageConsent } from '../../demo-shop/pages/consent/consent.ts';
import { openAddress } from '../../demo-shop/pages/routing/openAddress.ts';
import { currentPage, usePage, type Page } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { moduleSettings } from '../../demo-shop/playground/settingsInUrl.ts';
import type { ModuleSettings } from '../loadModule.ts';
import { fragmentSettings } from './fragmentSettings.ts';

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
  return withPlaygroundSettings(page, 'Header', {
    ...fragmentSettings(page.path, page.site).header,
    path: undefined,
    storageConsent: storageConsent(),
    navigate: openAddress,
  });
}

/** The footer's settings on a page. */
export function footerSettings(page: Page = currentPage()): ModuleSettings<'Footer'> {
  return withPlaygroundSettings(page, 'Footer', {
    ...fragmentSettings(page.path, page.site).footer,
    navigate: openAddress,
  });
}

const never = () => () => {};
const noPath = () => undefined;

/**
 * The header's settings on the page that is shown; they follow the router and the visitor's consent. The path is the one
 * that the server has told, for as long as it takes to hydrate; then the header follows the browser's address itself.
 */
export function useHeaderSettings(): ModuleSettings<'Header'> {
  const page = usePage();
  useSyncExternalStore(onConsentChange, storageConsent, storageConsent);
  const serverPath = () => fragmentSettings(page.path, page.site).header.path;
  const path = useSyncExternalStore(never, noPath, serverPath);
  const settings = headerSettings(page);
  return { ...settings, path: settings.path ?? path };
}

/** The footer's settings on the page that is shown. */
export function useFooterSettings(): ModuleSettings<'Footer'> {
  return footerSettings(usePage());
}
