import type { Site } from '../../foundation/sites/sites.ts';
import { createResourceSlice } from '../../foundation/store/resourceSlice.ts';
import type { NavigationRoot, ThemeWorlds } from './navigation.ts';

// Low priority, because the shop's static titles and links are rendered until the responses arrive.
const importApi = () => import(/* webpackFetchPriority: "low" */ './chunks/page/navigationApi.ts');

/** The roots of categories, coffee and sale, in this order, with their trees. */
export const navigationSlice = createResourceSlice<
  'navigation',
  /** The route replaces the service's address (NAV-05). */
  { site: Site; route: string | undefined },
  readonly NavigationRoot[]
>({
  name: 'navigation',
  keyOf: ({ site, route = '' }) => `${site} ${route}`,
  operation: { module: 'header', operation: 'navigation' },
  read: async ({ site, route }) => (await importApi()).getNavigation(site, route),
  isReadAhead: true,
});

/**
 * Maximum age of the theme worlds when the visitor returns to the tab (HOST-121). The worlds begin, end and sell out,
 * so older ones are refetched.
 */
const WORLDS_MAX_AGE_MS = 5 * 60_000;

export const themeWorldsSlice = createResourceSlice<'themeWorlds', Site, ThemeWorlds>({
  name: 'themeWorlds',
  keyOf: (site) => site,
  operation: { module: 'header', operation: 'theme-worlds' },
  read: async () => (await importApi()).getThemeWorlds(),
  maxAgeMs: WORLDS_MAX_AGE_MS,
  isReadAhead: true,
});

/** The part of the store that the navigation reads. */
export type NavigationState = Parameters<typeof navigationSlice.select>[0] &
  Parameters<typeof themeWorldsSlice.select>[0];
