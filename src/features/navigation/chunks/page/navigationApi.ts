import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { navigationRequest, themeWorldsRequest } from '../../navigationRequests.ts';
import { parseNavigation } from './parseNavigation.ts';
import { themeWorldsSchema } from './themeWorldsSchema.ts';

/**
 * Reads a site's navigation (NAV-05).
 *
 * @param route Replaces the service's own address.
 */
export async function getNavigation(site: Site, route: string | undefined) {
  return parseNavigation((await sendRequest(navigationRequest(site, route))).body);
}

/** Reads the theme worlds (NAV-06). The service takes the site from the visitor's session. */
export async function getThemeWorlds() {
  return parseAnswer(themeWorldsSchema, (await sendRequest(themeWorldsRequest)).body);
}
