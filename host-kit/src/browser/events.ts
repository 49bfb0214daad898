import type { RemoteEvent } from './remote.ts';

type Listener = (event: RemoteEvent) => void;

/** An event without what all have in common. */
export type EventDetail = RemoteEvent extends infer Event
  ? Event extends RemoteEvent
    ? Omit<Event, 'entry' | 'release'>
    : never
  : never;

/** Who hears of what happens, and in which release. */
export interface Events {
  /** The remote's version, as soon as it is known. */
  release: string | undefined;
  listen(listener: Listener | undefined): void;
  emit(detail: EventDetail): void;
}

/** A listener that throws costs nothing but itself. */
export function createEvents(entry: string): Events {
  const listeners = new Set<Listener>();
  return {
    release: undefined,
    listen(listener) {
      if (listener) listeners.add(listener);
    },
    emit(detail) {
      for (const listener of listeners) {
        try {
          listener({ entry, release: this.release, ...detail } as RemoteEvent);
        } catch {
          // The host's own code has failed, which must not cost its page the header.
        }
      }
    },
  };
}

/** A User Timing mark, where the browser has them. */
export function mark(name: string): void {
  try {
    performance.mark(`fascia-host:${name}`);
  } catch {
    // Measuring is no reason to fail.
  }
}
