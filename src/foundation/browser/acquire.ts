import { perPage } from './perPage.ts';

/** One change to the host's page: the number of its holders, and its undo. */
interface Acquired {
  holders: number;
  undo: () => void;
}

const acquiredOnPage = perPage('acquired', () => new Map<string, Acquired>());

/**
 * Changes something of the host's page for as long as at least one caller wants it: the first one begins the
 * change, the last release undoes it, in any order.
 *
 * @param name The unique name of what is changed.
 * @param begin Makes the change and returns its undo.
 * @returns releases it; a second call does nothing.
 */
export function acquire(name: string, begin: () => () => void): () => void {
  const acquiredByName = acquiredOnPage();
  const acquired = acquiredByName.get(name) ?? { holders: 0, undo: begin() };
  acquired.holders += 1;
  acquiredByName.set(name, acquired);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    acquired.holders -= 1;
    if (acquired.holders > 0) return;
    acquiredByName.delete(name);
    acquired.undo();
  };
}
