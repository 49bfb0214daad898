import { follow } from '../follow.ts';
import type { Page } from '../page.ts';
import { settingsIn } from '../playground/addressState.ts';
import { routeOf } from '../routing/routes.ts';
import type { SettingsOf } from './DoorSlot.tsx';

/** The footer's settings on a page; on the playground the address changes them. */
export function footerSettings({ path, site, query }: Page): SettingsOf<'Footer'> {
  const route = routeOf(path);
  const usual: SettingsOf<'Footer'> = {
    site,
    reduced: route.name === 'checkout',
    // These pages have the sign-up in their own content.
    hideNewsletter: route.name === 'newsletter' || route.name === 'cart',
    navigate: follow,
  };
  if (route.name !== 'playground') return usual;
  const changed = settingsIn(query, 'Footer');
  return { ...usual, ...changed, navigate: changed['navigate'] === false ? undefined : follow };
}
