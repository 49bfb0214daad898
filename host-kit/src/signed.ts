/** `fascia-host/signed`: loads only releases that a pinned key has signed. */
import { connectWith, pageConnection } from './browser/connect.ts';
import { parseSignedOptions } from './browser/signed/signedOptions.ts';
import type { Remote, SignedConnectOptions } from './types/remote.ts';

export { fill, load } from './browser/connect.ts';
export type { RefusalReason } from './release/releaseError.ts';
export type { FasciaHost, SignedConnectOptions } from './types/remote.ts';
export type * from './types/events.ts';

/**
 * `connect` with a pinned key. It loads the release that the signed pointer names, unless the pointer has expired or this visitor
 * has seen a newer one; otherwise the last verified release of this visitor; otherwise nothing.
 *
 * @throws {TypeError} As `connect` does; also if a key is invalid, if an entry has no integrity, and if the page is connected
 *   without this key.
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
