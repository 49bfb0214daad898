import { INTEGRITY } from '../release/integrity.ts';
import type { ConnectOptions, Release } from '../types/remote.ts';
import type { Events } from './events.ts';

/** A release of a page. */
export interface PageRelease extends Release {
  /** Finds out version, entry and integrity before they are used, where the page does not name them itself. */
  locate?(this: Release, events: Events): Promise<void>;
}

/** At least one. */
export type Releases = readonly [PageRelease, ...PageRelease[]];

/** Options that are complete. */
export interface ParsedOptions extends Pick<ConnectOptions, 'share' | 'onEvent'> {
  /** The newest first; that of `entry` has an empty version. */
  releases: Releases;
  timeoutMs: number;
}

/** A mistake in the host's code. */
export function check(option: string, isRight: unknown): void {
  if (!isRight) throw new TypeError(`fascia-host: wrong option ${option}`);
}

/** Throws a TypeError that says which option is wrong: a mistake in the host's code, not in its data. */
export function parseOptions(options: ConnectOptions): ParsedOptions {
  const {
    release,
    share,
    timeoutMs = 3000,
    onEvent,
    publicKey,
  } = Object(options) as ConnectOptions & { publicKey?: unknown };
  // An option that is not known is no protection.
  check('publicKey of fascia-host/signed', !publicKey);
  function parseRelease(given: unknown): Release {
    const { version = '', entry, integrity = '' } = Object(given) as Partial<Release>;
    // Throws a TypeError where it is none.
    const { href } = new URL(entry || 'x:', document.baseURI);
    check('entry', /^https?:/.test(href));
    check('integrity', integrity === '' || INTEGRITY.test(integrity));
    check('release', !release || version);
    return { version, entry: href, integrity };
  }
  // Timers of more than 24 days end at once.
  check('timeoutMs', timeoutMs > 0 && timeoutMs < 2e9);
  check('onEvent', !onEvent || typeof onEvent === 'function');
  const releases = (release ? [release].flat() : [options]).map(parseRelease);
  check('release', releases[0]);
  return { releases: releases as unknown as Releases, share, timeoutMs, onEvent };
}
