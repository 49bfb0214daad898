import { sleep } from '../async/sleep.ts';

/** Whether the slot contains a server-rendered module. Hydration preserves its focus and typed text. */
export const hasServerHtml = (slot: Element): boolean =>
  !!slot.querySelector(':scope > [data-fascia]');

/** Whether the parser has passed the end tag, which is the case if any node follows. */
const isParsed = (node: Node | null): unknown =>
  node && (node.nextSibling || isParsed(node.parentNode));

/** Polling interval for conditions that no event reports. */
const INTERVAL_MS = 50;

/** Resolves with the element once it is completely parsed, or with `null` if it does not exist. */
export async function whenParsed(slot: Element | string): Promise<Element | null> {
  for (;;) {
    const element = typeof slot === 'string' ? document.querySelector(slot) : slot;
    if (document.readyState !== 'loading' || isParsed(element)) return element;
    await sleep(INTERVAL_MS);
  }
}

/** Whether replacing the content would interrupt the visitor: it has the focus, is pressed, or contains typed text. */
const isInUse = (slot: Element): boolean =>
  slot.matches(':focus-within, :active') ||
  [...slot.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Resolves when the visitor does not use the slot's content, or when the slot has been removed. */
export async function whenUnused(slot: Element, isOver: () => boolean): Promise<void> {
  while (!isOver() && isInUse(slot)) await sleep(INTERVAL_MS);
}
