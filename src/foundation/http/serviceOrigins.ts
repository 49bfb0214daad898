import { perPage } from '../browser/page/perPage.ts';
import type { ServiceName } from '../sites/givenAddresses.ts';

/**
 * What the page's modules have been given as addresses, in the order of the modules: those of services count for the
 * whole page, because services are called once for all modules (SHOP-22). By their text, so that a module that comes again
 * and again with a client router's pages is there once.
 */
export const pageAddresses = perPage('addresses', () => new Map<string, Record<string, string>>());

/** Every value that has been given for a name, the first one first. */
export const givenValues = (name: string) =>
  [...pageAddresses().values()].flatMap((given) => given[name] ?? []);

/** The address of a service's path: at the service's own origin, else at that of all services, else at the page's. */
export function serviceUrl(path: string, service?: ServiceName): URL {
  const origin = service && (givenValues(`${service}service`)[0] ?? givenValues('services')[0]);
  return new URL((origin ?? '').replace(/\/$/, '') + path, window.location.origin);
}
