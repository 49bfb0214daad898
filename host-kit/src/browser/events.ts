import type { Release, RemoteError, RemoteEvent } from '../types/remote.ts';
import { stored } from './storage.ts';

type Listener = (event: RemoteEvent) => void;

type Known = 'entry' | 'release' | 'attempts';
/** An event without what all of them get. */
export type EventDetail = RemoteEvent extends infer Event
  ? Event extends RemoteEvent
    ? Omit<Event, Known>
    : never
  : never;

/** What is known of the remote, and who hears of it. */
export interface Events {
  /** The remote's version, as soon as it is known. */
  release: string | undefined;
  /** How often the entry has been requested. */
  attempts: number;
  readonly listeners: Set<Listener | undefined>;
  emit(detail: EventDetail): void;
  fail(module: string, error: Pick<RemoteError, 'reason' | 'message'>): void;
  /**
   * The breaker, which remembers for the tab that the last page's tries have all failed, so that the next pages do not wait.
   */
  isDown: boolean;
  /** Something has been had, which closes the breaker, or could not be had, which opens it unless this page has had anything. */
  note(hasSucceeded: boolean): void;
}

export function createEvents({ entry, version }: Release): Events {
  const key = `fascia-host.breaker.${entry}`;
  let hadSuccess = false;
  return {
    release: version || undefined,
    attempts: 0,
    listeners: new Set(),
    emit(detail) {
      for (const listener of this.listeners) {
        try {
          listener?.({
            entry,
            release: this.release,
            attempts: this.attempts,
            ...detail,
          } as RemoteEvent);
        } catch {
          // The host's own code has failed, which must not cost its page the header.
        }
      }
    },
    fail(module, { reason, message }) {
      this.emit({ type: 'failed', module, reason, message });
    },
    isDown: !!stored('sessionStorage', key),
    note(hasSucceeded) {
      hadSuccess ||= hasSucceeded;
      if (this.isDown !== hadSuccess) return;
      this.isDown = !hadSuccess;
      stored('sessionStorage', key, this.isDown ? '1' : '');
      this.emit({ type: 'breaker', isOpen: this.isDown });
    },
  };
}

/** A User Timing mark, where the browser has them. */
export function mark(name: string): void {
  performance.mark?.(`fascia-host:${name}`);
}
