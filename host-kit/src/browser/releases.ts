import type { Release } from '../types/remote.ts';
import { stored } from './storage.ts';

/** So many pages with a broken header are not chance. */
const LIMIT = 2;

const keyOf = (version: string) => `fascia-host.broken.${version}`;
/** On how many pages this visitor's header was broken. What is stored may be anything. */
const brokenPages = (version: string) => Number(stored('localStorage', keyOf(version))) || 0;

/** The newest release whose header this visitor has not seen break twice; the oldest where all are such. */
export const chooseRelease = <One extends Release>(releases: readonly One[]): One =>
  releases.find(({ version }) => brokenPages(version) < LIMIT) ?? (releases.at(-1) as One);

/** The header of a release was broken on a page. Returns the count, if it could be stored. */
export const countBroken = (version: string): string | undefined =>
  stored('localStorage', keyOf(version), `${brokenPages(version) + 1}`);
