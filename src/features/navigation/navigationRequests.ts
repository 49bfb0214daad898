import type { HttpRequest } from '../../foundation/http/httpRequest.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/**
 * The request to the navigation service (NAV-05).
 *
 * @param route Replaces the service's address.
 */
export const navigationRequest = (site: Site, route?: string): HttpRequest => ({
  ...(route ? { path: route } : { service: 'navigation', path: '/jsonflyoutnavigation' }),
  query: { site },
});

/** The request for the theme worlds (NAV-06). */
export const themeWorldsRequest: HttpRequest = {
  service: 'navigation',
  path: '/service/themeworld-frontend/api/themeworlds/navigation',
};
