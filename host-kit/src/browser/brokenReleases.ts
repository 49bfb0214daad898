import type { Release } from '../types/remote.ts';
import { stored } from './storage.ts';

/** Number of pages with a broken header after which a release is skipped. */
const MAX_BROKEN_PAGES = 2;

const keyOf = (version: string) => `fascia-host.broken.${version}`;
/** Number of pages on which this visitor's header was broken. The stored value may be invalid. */
const brokenPages = (version: string) => Number(stored('localStorage', keyOf(version))) || 0;

/** Returns the newest release that is not known to be broken for this visitor, or the oldest if all are. */
export const chooseRelease = <One extends Release>(releases: readonly One[]): One =>
  releases.find(({ version }) => brokenPages(version) < MAX_BROKEN_PAGES) ??
  (releases.at(-1) as One);

/** Counts a page on which the release's header broke. Returns the count if it could be stored. */
export const countBroken = (version: string): string | undefined =>
  stored('localStorage', keyOf(version), `${brokenPages(version) + 1}`);
