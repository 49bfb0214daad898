import type { Release, RemoteError, RemoteEvent } from './remote.ts';

type Listener = (event: RemoteEvent) => void;

type Known = 'entry' | 'release' | 'attempts';
/** An event without what all of them get. */
export type EventDetail = RemoteEvent extends infer Event
  ? Event extends RemoteEvent
    ? Omit<Event, Known>
    : never
  : never;

/** Who hears of what happens, and what every event says. */
export interface Events {
  /** The remote's version, as soon as it is known. */
  release: string | undefined;
  /** How often the entry has been requested. */
  attempts: number;
  readonly listeners: Set<Listener | undefined>;
  emit(detail: EventDetail): void;
  fail(module: string, error: RemoteError): void;
}

export function createEvents({ entry, version }: Release): Events {
  return {
    release: version || undefined,
    attempts: 0,
    listeners: new Set(),
    emit(detail) {
      const { release, attempts } = this;
      for (const listener of this.listeners) {
        try {
          listener?.({ entry, release, attempts, ...detail } as RemoteEvent);
        } catch {
          // The host's own code has failed, which must not cost its page the header.
        }
      }
    },
    fail(module, { reason, message }) {
      this.emit({ type: 'failed', module, reason, message });
    },
  };
}

/** A User Timing mark, where the browser has them. */
export function mark(name: string): void {
  performance.mark?.(`fascia-host:${name}`);
}
