import { onConsentChange, storageConsent } from '../../demo-shop/pages/consent/consent.ts';
import { openAddress } from '../../demo-shop/pages/routing/openAddress.ts';
import { currentPage, onPageChange, type Page } from '../../demo-shop/pages/routing/page.ts';
import { routeOf } from '../../demo-shop/pages/routing/routes.ts';
import { moduleSettings } from '../../demo-shop/playground/settingsInUrl.ts';
import type { FooterSettings, HeaderSettings } from '../../../host-kit/src/browser.ts';
import { fragmentSettings } from './fragmentSettings.ts';

/**
 * By module, the settings that the playground has overridden since the page loaded, each `undefined`. They reset settings
 * that are no longer in the page's address.
 */
const resetValues: Record<string, Record<string, undefined>> = {};

/** On the playground, settings in the page's address override the page's settings. */
function withPlaygroundSettings<Settings extends HeaderSettings | FooterSettings>(
  { path, query }: Page,
  name: 'Header' | 'Footer',
  settings: Settings,
): Settings {
  const isPlayground = routeOf(path).name === 'playground';
  const { navigate, ...overrides } = isPlayground ? moduleSettings(query, name) : {};
  const former = resetValues[name];
  resetValues[name] = {
    ...former,
    ...Object.fromEntries(Object.keys(overrides).map((key) => [key, undefined])),
  };
  return {
    ...former,
    ...settings,
    ...overrides,
    navigate: navigate === 'false' ? undefined : settings.navigate,
  };
}

/** Returns the header's settings on a page. */
export function headerSettings(page: Page = currentPage()): HeaderSettings {
  return withPlaygroundSettings(page, 'Header', {
    ...fragmentSettings(page.path, page.site).header,
    // Overrides the server's path of the start page. In the browser, the header reads the path itself.
    path: undefined,
    storageConsent: storageConsent(),
    navigate: openAddress,
  });
}

/** Returns the footer's settings on a page. */
export function footerSettings(page: Page = currentPage()): FooterSettings {
  return withPlaygroundSettings(page, 'Footer', {
    ...fragmentSettings(page.path, page.site).footer,
    navigate: openAddress,
  });
}

/** Calls the listener when the settings may have changed, because the page or the visitor's consent has changed. */
export function onSettingsChange(listener: () => void): void {
  onPageChange(listener);
  onConsentChange(listener);
}
