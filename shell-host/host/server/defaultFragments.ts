import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fragment, FragmentFallback } from '../../../host-kit/src/server.ts';

/**
 * The files that the remote's build writes for a time when the fragment service does not answer: each module of each site
 * as it is without the shop's services.
 *
 * @param folder The build's folder.
 */
export function defaultFragments(folder: string): FragmentFallback {
  const known = new Map<string, Fragment | undefined>();
  const read = (file: string): Fragment | undefined => {
    try {
      return JSON.parse(readFileSync(join(folder, 'server/defaults', file), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return (name, { site, reduced }) => {
    const file = `${name}${reduced ? '-reduced' : ''}.${String(site)}.json`;
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
}
