import { openAddress } from '../routing/openAddress.ts';
import type { Page } from '../routing/page.ts';
import { moduleSettings } from '../playground/settingsInUrl.ts';
import { routeOf } from '../routing/routes.ts';
import type { ModuleSettings } from './ModuleSlot.tsx';
import { categoryPromotionId } from './categoryPromotionId.ts';

/** The header's settings on a page; on the playground the address changes them. */
export function headerSettings({ path, site, query }: Page): ModuleSettings<'Header'> {
  const route = routeOf(path);
  const defaults: ModuleSettings<'Header'> = {
    site,
    reduced: route.name === 'checkout',
    categoryPromotionId: categoryPromotionId(route),
    navigate: openAddress,
  };
  if (route.name !== 'playground') return defaults;
  const overrides = moduleSettings(query, 'Header');
  return {
    ...defaults,
    ...overrides,
    navigate: overrides['navigate'] === false ? undefined : openAddress,
  };
}
