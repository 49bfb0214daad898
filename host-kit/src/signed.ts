/** `fascia-host/signed`: a page that loads no release but those that a pinned key has signed. */
import { connectWith, pageConnection } from './browser/connect.ts';
import { parseSignedOptions, type SignedConnectOptions } from './browser/signed/signedOptions.ts';
import type { Remote } from './types/remote.ts';

export { fill, load } from './browser/connect.ts';
export type { RefusalReason } from './release/releaseError.ts';
export type { SignedConnectOptions };
export type * from './types/events.ts';

/**
 * `connect` with a pinned key: it loads the release that the pointer names if the key has signed it, it has not expired, and this
 * visitor has seen no newer one; else the last good one of this visitor, else nothing.
 *
 * @throws TypeError As `connect` does; also for a key that cannot be read, for an entry that nothing pins, and in a page that is
 *   connected without this key.
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
