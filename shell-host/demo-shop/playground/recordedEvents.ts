/** Events of the remote's modules (HOST-21, HOST-22). */
const EVENT_NAMES = [
  'fascia:flyout-open',
  'fascia:flyout-close',
  'fascia:newsletter-submitted',
  'fascia:cart-changed',
  'fascia:cart-added',
  'fascia:consent-settings',
  'fascia:error',
];
const MAX_EVENTS = 20;

/** An event of the remote's modules or a call of a host's function. `number` starts at 1. */
export interface RecordedEvent {
  number: number;
  name: string;
  detail: string;
}

let events: readonly RecordedEvent[] = [];
const listeners = new Set<() => void>();

/** Records an event, or a call of a host's function. */
export function record(name: string, given?: unknown): void {
  const detail = given ? JSON.stringify(given) : '';
  const number = (events[0]?.number ?? 0) + 1;
  events = [{ number, name, detail }, ...events].slice(0, MAX_EVENTS);
  for (const listener of listeners) listener();
}

/** Starts recording. Call it before the modules render, because each event is dispatched only once. */
export function startRecording(): void {
  for (const name of EVENT_NAMES) {
    window.addEventListener(name, (event) => record(name, (event as CustomEvent).detail));
  }
}

/** The recorded events, the latest first. */
export const recordedEvents = (): readonly RecordedEvent[] => events;

/** Calls a listener after every event. Returns the unsubscribe function. */
export function subscribeToEvents(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
