import { toSelector, type Step } from './states.ts';

const TIMEOUT_MS = 10_000;
const INTERVAL_MS = 50;

/** Waits until a visible element exists. @throws {Error} After 10 s. */
async function findVisible(target: string): Promise<HTMLElement> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const found = [...document.querySelectorAll<HTMLElement>(toSelector(target))];
    const visible = found.find((element) => element.getClientRects().length > 0);
    if (visible) return visible;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  throw new Error(`No visible element matches ${toSelector(target)}`);
}

/** Sets a field's text directly. React reads the new text from the event. */
function type(field: HTMLElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  field.focus();
  setValue?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/**
 * Simulates a visitor: performs each step once its element is visible.
 *
 * @throws {Error} If an element does not appear.
 */
export async function runSteps(steps: readonly Step[], isCancelled: () => boolean): Promise<void> {
  for (const [action, target, text] of steps) {
    const element = await findVisible(target);
    if (isCancelled()) return;
    if (action === 'type') type(element, text);
    else if (action === 'see') element.scrollIntoView();
    else if (action === 'focus') element.focus();
    else {
      element.focus({ preventScroll: true });
      element.click();
    }
  }
}
