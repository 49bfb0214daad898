import { perPage } from '../browser/perPage.ts';
import type { GivenAddresses, ServiceName } from '../sites/givenAddresses.ts';

/** Where the page's services are, by the setting's name in lower case. They are called once for all modules. */
const origins = perPage<Record<string, string>>('serviceOrigins', () => ({}));

/**
 * Keeps the origins of services that a module is given: for the whole page, the first that is given counts (SHOP-23).
 *
 * @returns the names of those that come too late, because the page has others.
 */
export function keepServiceOrigins(addresses: GivenAddresses | undefined): string[] {
  const page = origins();
  return Object.entries(addresses ?? {})
    .filter(
      ([name, origin]) =>
        /services?$/i.test(name) && (page[name.toLowerCase()] ??= origin) !== origin,
    )
    .map(([name]) => name);
}

/** The address of a service's path: at the service's own origin, else at that of all services, else at the page's. */
export function serviceUrl(path: string, service?: ServiceName): URL {
  const page = origins();
  const origin = service && (page[`${service}service`] ?? page['services']);
  return new URL((origin ?? '').replace(/\/+$/, '') + path, window.location.origin);
}
