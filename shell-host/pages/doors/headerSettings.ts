import { follow } from '../follow.ts';
import type { Page } from '../page.ts';
import { settingsIn } from '../playground/addressState.ts';
import { routeOf } from '../routing/routes.ts';
import type { SettingsOf } from './DoorSlot.tsx';
import { promotionIdOf } from './promotionIdOf.ts';

/** The header's settings on a page; on the playground the address changes them. */
export function headerSettings({ path, site, query }: Page): SettingsOf<'Header'> {
  const route = routeOf(path);
  const usual: SettingsOf<'Header'> = {
    site,
    reduced: route.name === 'checkout',
    categoryPromotionId: promotionIdOf(route),
    navigate: follow,
  };
  if (route.name !== 'playground') return usual;
  const changed = settingsIn(query, 'Header');
  return { ...usual, ...changed, navigate: changed['navigate'] === false ? undefined : follow };
}
