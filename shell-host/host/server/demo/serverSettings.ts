import { createClock } from '../../../demo-shop/clock.ts';

/** The settings of the shell host's server (HOST-50). */
export interface ServerSettings {
  port: number;
  /** The origin to which service requests are forwarded. Default: the built-in demo shop handles them. */
  shopOrigin: string | undefined;
  /** The URL of the remote's entry. Default: the entry of the remote that is built with the host. */
  remoteEntry: string | undefined;
  /**
   * The origin of the fragment service. Default: the service that is built with the host and runs within this server.
   */
  fragmentsOrigin: string | undefined;
  /** The demo shop's clock. Default: the system clock. */
  now: () => Date;
}

/** An invalid setting. The message is printed to the user. */
export class SettingError extends Error {}

function parseHttpUrl(name: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new SettingError(`${name} must be an address like http://localhost:4000, not "${value}".`);
}

/** Rejects a URL with a path, which would be ignored because the paths of services are fixed. */
function originOf(name: string, value: string | undefined): string | undefined {
  const url = parseHttpUrl(name, value);
  if (!url || url.pathname === '/') return url?.origin;
  throw new SettingError(`${name} must be an origin like ${url.origin}, not "${url.href}".`);
}

/** Returns the URL of the entry file. `REMOTE_URL` may also be the URL of its folder. */
function remoteEntryUrl(url: URL | undefined): string | undefined {
  if (!url || url.pathname.endsWith('.js')) return url?.href;
  const folder = url.pathname.endsWith('/') ? url.href : `${url.href}/`;
  return new URL('container.js', folder).href;
}

function clockOf(time: string | undefined): () => Date {
  try {
    return createClock(time);
  } catch (error) {
    throw new SettingError((error as RangeError).message);
  }
}

/**
 * Reads `PORT`, `SHOP_ORIGIN`, `REMOTE_URL`, `FRAGMENTS_ORIGIN` and `DEMO_SHOP_TIME`.
 *
 * @throws {SettingError} If a value is invalid.
 */
export function readServerSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(environment['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingError(`PORT must be a number up to 65535, not "${environment['PORT']}".`);
  }
  return {
    port,
    shopOrigin: originOf('SHOP_ORIGIN', environment['SHOP_ORIGIN']),
    remoteEntry: remoteEntryUrl(parseHttpUrl('REMOTE_URL', environment['REMOTE_URL'])),
    fragmentsOrigin: originOf('FRAGMENTS_ORIGIN', environment['FRAGMENTS_ORIGIN']),
    now: clockOf(environment['DEMO_SHOP_TIME']),
  };
}
