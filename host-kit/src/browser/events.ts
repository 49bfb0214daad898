import type { Release, RemoteError, RemoteEvent } from '../types/remote.ts';
import { stored } from './storage.ts';

type Listener = (event: RemoteEvent) => void;

type CommonField = 'entry' | 'release' | 'attempts';
/** An event without the fields that `emit` adds. */
export type EventDetail = RemoteEvent extends infer Event
  ? Event extends RemoteEvent
    ? Omit<Event, CommonField>
    : never
  : never;

/** The state of the remote, and the listeners of the page. */
export interface Events {
  /** The remote's version, if known. */
  release: string | undefined;
  /** Number of requests for the entry. */
  attempts: number;
  readonly listeners: Set<Listener | undefined>;
  emit(detail: EventDetail): void;
  fail(module: string, error: Pick<RemoteError, 'reason' | 'message'>): void;
  /** The circuit breaker: all attempts of the tab's previous page failed, so this page does not wait for the remote. */
  isDown: boolean;
  /** Updates the circuit breaker. A success closes it. A failure opens it, unless the page has had a success before. */
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
          // An error in the host's listener must not prevent the header from loading.
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

/** Sets a User Timing mark, if supported. */
export function mark(name: string): void {
  performance.mark?.(`fascia-host:${name}`);
}
