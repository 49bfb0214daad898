/** What the remote tells the page (contract §2). */
const names = [
  'fascia:flyout-open',
  'fascia:flyout-close',
  'fascia:newsletter-submitted',
  'fascia:cart-changed',
  'fascia:error',
];
const MOST = 20;

/** An event of the remote's modules, in the order in which they came. */
export interface Heard {
  number: number;
  name: string;
  detail: string;
}

let heard: readonly Heard[] = [];
const listeners = new Set<() => void>();

function hear(event: Event): void {
  const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
  const number = (heard[0]?.number ?? 0) + 1;
  heard = [{ number, name: event.type, detail }, ...heard].slice(0, MOST);
  for (const listener of listeners) listener();
}

/** Begins to listen; before the doors are drawn, as nothing is told twice. */
export function beginToHear(): void {
  for (const name of names) window.addEventListener(name, hear);
}

/** The newest first. */
export const heardEvents = (): readonly Heard[] => heard;

/** Calls a listener with every event; returns its end. */
export function onHeard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
