import type { Site } from '../../foundation/sites/sites.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { NavigationRoot, ThemeWorlds } from './navigation.ts';

/** A site's navigation, and which service answers it. */
interface NavigationSource {
  site: Site;
  /** Replaces the service's own address (NAV-05). */
  route: string | undefined;
}

/** The roots of categories, coffee and sale, in this order: first without their trees, then with them. */
export const navigationSlice = createResourceSlice<
  'navigation',
  NavigationSource,
  readonly NavigationRoot[]
>({
  name: 'navigation',
  keyOf: ({ site, route = '' }) => `${site} ${route}`,
  operation: { module: 'header', operation: 'navigation' },
  read: async ({ site, route }, receivePart) => {
    const api = await import(/* webpackChunkName: "services" */ './api/navigationApi.ts');
    const { roots, parseChildren } = await api.getNavigation(site, route);
    receivePart(roots);
    return parseChildren();
  },
});

/** The theme worlds of a site. */
export const themeWorldsSlice = createResourceSlice<'themeWorlds', Site, ThemeWorlds>({
  name: 'themeWorlds',
  keyOf: (site) => site,
  operation: { module: 'header', operation: 'theme-worlds' },
  read: async () => {
    const api = await import(/* webpackChunkName: "services" */ './api/navigationApi.ts');
    return api.getThemeWorlds();
  },
});

/** The part of the store that the navigation reads. */
export type NavigationState = Parameters<typeof navigationSlice.select>[0] &
  Parameters<typeof themeWorldsSlice.select>[0];
