import { sleep } from './pauses.ts';

/** Whether a server has rendered a module into the slot, which is taken over as it is: focus and typed text stay. */
export const hasServerHtml = (slot: Element): boolean =>
  !!slot.querySelector(':scope > [data-fascia]');

/** Whether the parser has reached its end tag: something comes after it. */
const isParsed = (node: Node | null): unknown =>
  node && (node.nextSibling || isParsed(node.parentNode));

/** How often something is looked at that no event tells. */
const INTERVAL_MS = 50;

/** The element, when the parser has reached its end; null if the document has none. */
export async function whenParsed(slot: Element | string): Promise<Element | null> {
  for (;;) {
    const element = typeof slot === 'string' ? document.querySelector(slot) : slot;
    if (document.readyState !== 'loading' || isParsed(element)) return element;
    await sleep(INTERVAL_MS);
  }
}

/** Whether something would be taken from a visitor: the focus, a typed text, or what a pointer is pressing. */
const isInUse = (slot: Element): boolean =>
  slot.matches(':focus-within, :active') ||
  [...slot.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Resolves as soon as nobody uses what is in the slot, or it is over. */
export async function whenUnused(slot: Element, isOver: () => boolean): Promise<void> {
  while (!isOver() && isInUse(slot)) await sleep(INTERVAL_MS);
}
