import { perPage } from './perPage.ts';

/** The changes to the host's page by name: the number of their holders, and their undo. */
const acquiredOnPage = perPage(
  'acquired',
  () => new Map<string, { holders: number; undo: () => void }>(),
);

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
