import type { Releases } from './options.ts';
import type { Release } from './remote.ts';
import { readStored, store } from './storage.ts';

const KEY = 'fascia-host.broken-releases';
/** So many pages with a broken header are not chance. */
const LIMIT = 2;

/** How many pages of this visitor had a broken header, by version. What is stored may be anything. */
function brokenPages(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', KEY) ?? '{}');
    return new Map(Object.entries(stored as object));
  } catch {
    return new Map();
  }
}

/** The newest release whose header this visitor has not seen break twice; the oldest where all are such. */
export function chooseRelease(releases: Releases): Release {
  const broken = brokenPages();
  const isSound = ({ version }: Release) => !(Number(broken.get(version)) >= LIMIT);
  return releases.find(isSound) ?? releases.at(-1) ?? releases[0];
}

/** The header of a release was broken on this page. Other releases than those of the list are forgotten. */
export function countBroken(version: string, releases: Releases): void {
  const broken = brokenPages();
  const counts = releases.flatMap((release) => {
    const before = Number(broken.get(release.version)) || 0;
    const count = before + Number(release.version === version);
    return count ? [[release.version, count] as const] : [];
  });
  store('localStorage', KEY, JSON.stringify(Object.fromEntries(counts)));
}
