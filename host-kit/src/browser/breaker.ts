import type { Events } from './events.ts';
import { readStored, store } from './storage.ts';

/** Remembers for the tab that the last page's tries have all failed, so that the next pages do not wait. */
export interface Breaker {
  readonly isOpen: boolean;
  /** Something has been had: it closes. */
  succeeded(): void;
  /** Something could not be had: it opens, unless this page has had anything. */
  failed(): void;
}

export function createBreaker(entry: string, { emit }: Pick<Events, 'emit'>): Breaker {
  const key = `fascia-host.breaker.${entry}`;
  let isOpen = readStored('sessionStorage', key) !== null;
  let hasSucceeded = false;

  function set(open: boolean): void {
    if (isOpen === open) return;
    isOpen = open;
    store('sessionStorage', key, open ? '1' : null);
    emit({ type: 'breaker', isOpen });
  }

  return {
    get isOpen() {
      return isOpen;
    },
    succeeded() {
      hasSucceeded = true;
      set(false);
    },
    failed() {
      if (!hasSucceeded) set(true);
    },
  };
}
