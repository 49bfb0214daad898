import { parsePublicKeys } from '../../release/publicKeys.ts';
import type { SignedConnectOptions } from '../../types/remote.ts';
import { check, parseOptions, type ParsedOptions } from '../options.ts';
import { signedRelease } from './signedRelease.ts';

/** @throws {TypeError} If an option is invalid. The message names the option. */
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
