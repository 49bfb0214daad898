import { INTEGRITY } from '../release/integrity.ts';
import type { ConnectOptions, Release } from '../types/remote.ts';
import type { Events } from './events.ts';

/** A release that the page can load. */
export interface PageRelease extends Release {
  /** Sets version, entry and integrity if they are not part of the options. Called before each attempt. */
  locate?(this: Release, events: Events): Promise<void>;
}

/** At least one release. */
export type Releases = readonly [PageRelease, ...PageRelease[]];

/** Validated options with defaults. */
export interface ParsedOptions extends Pick<ConnectOptions, 'share' | 'onEvent'> {
  /** The newest first. The release of the option `entry` has an empty version. */
  releases: Releases;
  timeoutMs: number;
}

/** @throws {TypeError} If the option is not valid. */
export function check(option: string, isValid: unknown): void {
  if (!isValid) throw new TypeError(`fascia-host: invalid option ${option}`);
}

/** @throws {TypeError} If an option is invalid, which is a mistake in the host's code. The message names the option. */
export function parseOptions(options: ConnectOptions): ParsedOptions {
  const {
    release,
    share,
    timeoutMs = 3000,
    onEvent,
    publicKey,
  } = Object(options) as ConnectOptions & { publicKey?: unknown };
  // Only the signed `connect` verifies signatures. Ignoring the key here would suggest protection that does not exist.
  check('publicKey of fascia-host/signed', !publicKey);
  function parseRelease(given: unknown): Release {
    const { version = '', entry, integrity = '' } = Object(given) as Partial<Release>;
    // Throws a TypeError if the URL is invalid. An image with `name="baseURI"`, for example in content of editors, would
    // replace the property of the document.
    const { href } = new URL(entry || 'x:', new Text().baseURI);
    check('entry', /^https?:/.test(href));
    check('integrity', integrity === '' || INTEGRITY.test(integrity));
    check('release', !release || version);
    return { version, entry: href, integrity };
  }
  // Browsers run timers of more than 24 days immediately.
  check('timeoutMs', timeoutMs > 0 && timeoutMs < 2e9);
  check('onEvent', !onEvent || typeof onEvent === 'function');
  const releases = (release ? [release].flat() : [options]).map(parseRelease);
  check('release', releases[0]);
  return { releases: releases as unknown as Releases, share, timeoutMs, onEvent };
}
