import { openAddress } from '../routing/openAddress.ts';
import type { Page } from '../routing/page.ts';
import { moduleSettings } from '../playground/settingsInUrl.ts';
import { routeOf } from '../routing/routes.ts';
import type { ModuleSettings } from './ModuleSlot.tsx';

/** The footer's settings on a page; on the playground the address changes them. */
export function footerSettings({ path, site, query }: Page): ModuleSettings<'Footer'> {
  const route = routeOf(path);
  const defaults: ModuleSettings<'Footer'> = {
    site,
    reduced: route.name === 'checkout',
    // These pages have the sign-up in their own content.
    hideNewsletter: route.name === 'newsletter' || route.name === 'cart',
    navigate: openAddress,
  };
  if (route.name !== 'playground') return defaults;
  const overrides = moduleSettings(query, 'Footer');
  return {
    ...defaults,
    ...overrides,
    navigate: overrides['navigate'] === false ? undefined : openAddress,
  };
}
