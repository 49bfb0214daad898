import { parsePublicKeys } from '../../release/publicKeys.ts';
import type { ConnectOptions } from '../../types/remote.ts';
import { check, parseOptions, type ParsedOptions } from '../options.ts';
import { signedRelease } from './signedRelease.ts';

/** The options of `connect` for a host that pins the remote's key. */
export interface SignedConnectOptions extends Omit<ConnectOptions, 'release'> {
  /** The key that `npm run release:key` printed, or several while the team changes its key: one valid signature is enough. */
  publicKey: string | readonly string[];
  /**
   * The URL of `releases/current.json`, which names the release to load. A release that is given directly, or an `entry`, needs
   * its `integrity`.
   */
  release?: string | ConnectOptions['release'];
}

/** Throws a TypeError that says which option is wrong. */
export function parseSignedOptions(options: SignedConnectOptions): ParsedOptions {
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
