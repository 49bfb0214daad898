import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import { parseAnswer } from '../../../../foundation/http/parseAnswer.ts';
import { navigationRequest, themeWorldsRequest } from '../../navigationRequests.ts';
import { parseNavigation } from './parseNavigation.ts';
import { themeWorldsSchema } from './themeWorldsSchema.ts';

/**
 * Requests a site's navigation (NAV-05).
 *
 * @param route Replaces the service's address.
 */
export async function getNavigation(site: Site, route: string | undefined) {
  return parseNavigation((await sendRequest(navigationRequest(site, route))).body);
}

/** Requests the theme worlds (NAV-06). The service reads the site from the visitor's session. */
export async function getThemeWorlds() {
  return parseAnswer(themeWorldsSchema, (await sendRequest(themeWorldsRequest)).body);
}
