/** `fascia-host/signed`: loads only releases that a pinned key has signed. */
import { connectWith, pageConnection } from './browser/connect.ts';
import { parseSignedOptions } from './browser/signed/signedOptions.ts';
import type { Remote, SignedConnectOptions } from './types/remote.ts';

export { fill, load } from './browser/connect.ts';
export type { RefusalReason } from './release/releaseError.ts';
export type { FasciaHost, SignedConnectOptions } from './types/remote.ts';
export type { FasciaError, FasciaEvents, HostEvents } from './types/fascia.ts';

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
