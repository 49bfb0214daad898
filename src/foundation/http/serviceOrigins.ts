import { perPage } from '../browser/perPage.ts';
import type { ServiceName } from '../sites/givenAddresses.ts';

/**
 * What the page's modules have been given as addresses, in the order of the modules: those of services count for the
 * whole page, because services are called once for all modules (SHOP-23).
 */
export const pageAddresses = perPage('addresses', (): Record<string, string>[] => []);

const first = (name: string) => pageAddresses().find((given) => given[name])?.[name];

/** The address of a service's path: at the service's own origin, else at that of all services, else at the page's. */
export function serviceUrl(path: string, service?: ServiceName): URL {
  const origin = service && (first(`${service}service`) ?? first('services'));
  return new URL((origin ?? '').replace(/\/$/, '') + path, window.location.origin);
}
