/** What a person may set around the shell host's server (contract §5). */
export interface ServerSettings {
  port: number;
  /** The shop to which service calls are forwarded; none means the demo shop. */
  shopOrigin: string | undefined;
  /** The remote's entry; none means the one that is built beside. */
  remoteEntry: string | undefined;
}

/** A wrong setting, in one sentence for the person who set it. */
export class SettingError extends Error {}

function address(name: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new SettingError(`${name} must be an address like http://localhost:4000, not "${value}".`);
}

/** Only an origin: the services' paths are the same everywhere, so a path here would be lost. */
function originOf(url: URL | undefined): string | undefined {
  if (!url || url.pathname === '/') return url?.origin;
  throw new SettingError(`SHOP_ORIGIN must be an origin like ${url.origin}, not "${url.href}".`);
}

/** `REMOTE_URL` names the entry file, or the folder that it stands in. */
function entryOf(url: URL | undefined): string | undefined {
  if (!url || url.pathname.endsWith('.js')) return url?.href;
  const folder = url.pathname.endsWith('/') ? url.href : `${url.href}/`;
  return new URL('remoteEntry.js', folder).href;
}

/** Reads `PORT`, `SHOP_ORIGIN` and `REMOTE_URL`. @throws SettingError for a value of no use. */
export function readSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(environment['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingError(`PORT must be a number up to 65535, not "${environment['PORT']}".`);
  }
  return {
    port,
    shopOrigin: originOf(address('SHOP_ORIGIN', environment['SHOP_ORIGIN'])),
    remoteEntry: entryOf(address('REMOTE_URL', environment['REMOTE_URL'])),
  };
}
