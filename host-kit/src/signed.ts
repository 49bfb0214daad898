/** `fascia-host/signed`: loads only releases that a pinned key has signed. */
import { connectWith, pageConnection } from './browser/connect.ts';
import { check, parseOptions, type ParsedOptions } from './browser/options.ts';
import { signedRelease } from './browser/signed/signedRelease.ts';
import { parsePublicKeys } from './release/publicKeys.ts';
import type { Remote, SignedConnectOptions } from './types/remote.ts';

export { fill, load } from './browser/connect.ts';
export type { RefusalReason } from './release/releaseError.ts';
export type { FasciaHost, SignedConnectOptions } from './types/remote.ts';
export type { FasciaError, FasciaEvents, HostEvents } from './types/fascia.ts';

/** @throws {TypeError} If an option is invalid. The message names the option. */
function parseSignedOptions(options: SignedConnectOptions): ParsedOptions {
  const { publicKey, release, ...rest } = Object(options) as SignedConnectOptions;
  const keys = parsePublicKeys(publicKey);
  if (typeof release !== 'string') {
    const parsed = parseOptions(release ? { ...rest, release } : rest);
    for (const { integrity } of parsed.releases) check('integrity', integrity);
    return parsed;
  }
  const parsed = parseOptions({ ...rest, entry: release, integrity: '' });
  const { releases, timeoutMs } = parsed;
  return { ...parsed, releases: [signedRelease(releases[0], keys, timeoutMs)] };
}

/**
 * `connect` with a pinned key. Loads the release that the signed pointer names. If that release is refused, for example
 * because it has expired, loads the visitor's last verified release. Without a verified release, loads nothing.
 *
 * @throws {TypeError} In the same cases as `connect`. Also if a key is invalid, an entry has no integrity, or the page
 *   is already connected without this key.
 */
export function connect(options: SignedConnectOptions): Remote {
  const parsed = parseSignedOptions(options);
  const existing = pageConnection();
  const publicKey = `${options.publicKey}`;
  if (existing && Reflect.get(existing, 'publicKey') !== publicKey) {
    throw new TypeError('fascia-host: the page is connected without this key');
  }
  return Object.assign(connectWith(parsed), { publicKey });
}
