import { readFileSync, statSync } from 'node:fs';
import type { HostFiles } from './site.ts';

/**
 * What gives the names of the host's built files, read anew whenever a build has written them: a server that
 * runs on must not ask for files that are gone. While a build is writing, the last names stand.
 * @throws where there is no list to begin with.
 */
export function builtFiles(list: string): () => HostFiles {
  const read = (): HostFiles => JSON.parse(readFileSync(list, 'utf8'));
  const age = () => statSync(list).mtimeMs;
  let readAt = age();
  let files = read();
  return () => {
    try {
      const now = age();
      if (now !== readAt) {
        files = read();
        readAt = now;
      }
    } catch {
      // Being written just now; the next page asks again.
    }
    return files;
  };
}
