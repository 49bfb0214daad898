import type { Events } from './events.ts';
import { RemoteError } from './remote.ts';
import { readStored, store } from './storage.ts';

/** Remembers for the tab that the last page's tries have all failed, so that the next pages do not wait. */
export interface Breaker {
  isOpen: boolean;
  /** Something has been had, which closes it, or could not be had, which opens it unless this page has had anything. */
  note(hasSucceeded: boolean): void;
}

/** Why something is not waited for. */
export const refusal = (): RemoteError =>
  new RemoteError('breaker', 'The remote has not answered the page before');

export function createBreaker(entry: string, events: Events): Breaker {
  const key = `fascia-host.breaker.${entry}`;
  let hadSuccess = false;
  return {
    isOpen: !!readStored('sessionStorage', key),
    note(hasSucceeded) {
      hadSuccess ||= hasSucceeded;
      if (this.isOpen !== hadSuccess) return;
      this.isOpen = !hadSuccess;
      store('sessionStorage', key, this.isOpen ? '1' : '');
      events.emit({ type: 'breaker', isOpen: this.isOpen });
    },
  };
}
