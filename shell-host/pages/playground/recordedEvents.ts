/** What the remote tells the page (contract §2). */
const EVENT_NAMES = [
  'fascia:flyout-open',
  'fascia:flyout-close',
  'fascia:newsletter-submitted',
  'fascia:cart-changed',
  'fascia:error',
];
const MAX_EVENTS = 20;

/** An event of the remote's modules, in the order in which they came. */
export interface RecordedEvent {
  number: number;
  name: string;
  detail: string;
}

let events: readonly RecordedEvent[] = [];
const listeners = new Set<() => void>();

function record(event: Event): void {
  const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
  const number = (events[0]?.number ?? 0) + 1;
  events = [{ number, name: event.type, detail }, ...events].slice(0, MAX_EVENTS);
  for (const listener of listeners) listener();
}

/** Begins to listen; before the doors are drawn, as nothing is told twice. */
export function startRecording(): void {
  for (const name of EVENT_NAMES) window.addEventListener(name, record);
}

/** The newest first. */
export const recordedEvents = (): readonly RecordedEvent[] => events;

/** Calls a listener with every event; returns its end. */
export function subscribeToEvents(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
