import { perPage } from '../browser/page/perPage.ts';
import type { ServiceName } from '../sites/givenAddresses.ts';

/**
 * The addresses that the page's modules were given, in order. Origins of services apply to the whole page, because each
 * service is called once for all modules (SHOP-22). Keyed by the serialized addresses, so a module that a client router
 * mounts repeatedly is stored once.
 */
export const pageAddresses = perPage('addresses', () => new Map<string, Record<string, string>>());

/** All values that modules were given for a name, in order. */
export const givenValues = (name: string) =>
  [...pageAddresses().values()].flatMap((given) => given[name] ?? []);

/**
 * Returns the URL of a service's path. The origin is the service's own if a module was given one, else that of
 * `services`, else the page's.
 */
export function serviceUrl(path: string, service?: ServiceName): URL {
  const origin = service && (givenValues(`${service}service`)[0] ?? givenValues('services')[0]);
  return new URL((origin ?? '').replace(/\/$/, '') + path, window.location.origin);
}
