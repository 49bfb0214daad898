/** Whether a server has rendered a module into the slot, which is taken over as it is: focus and typed text stay. */
export const hasServerHtml = (slot: Element): boolean =>
  slot.querySelector(':scope > [data-fascia]') !== null;

/** Whether its end tag has been read. */
function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling) return true;
  }
  return false;
}

/** The element, when the parser has reached its end; null if the document has none. Throws at a wrong selector. */
export async function whenParsed(slot: Element | string): Promise<Element | null> {
  const find = () => (typeof slot === 'string' ? document.querySelector(slot) : slot);
  const isReady = () => {
    const element = find();
    return element ? isParsed(element) : document.readyState !== 'loading';
  };
  if (isReady()) return find();
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (!isReady()) return;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', check);
      resolve(find());
    }
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', check);
  });
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/** Whether something would be taken from a visitor: the focus, a typed text, or what a pointer is pressing. */
function isInUse(slot: Element): boolean {
  const hasInput = [...slot.querySelectorAll<Field>('input, textarea')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
  return hasInput || slot.matches(':focus-within, :active');
}

/** After these a visitor may have left the slot. */
const LEAVING = ['focusout', 'pointerup', 'pointercancel', 'input', 'change', 'reset'];

/** Resolves as soon as nobody uses what is in the slot; never if the signal is aborted before. */
export function whenUnused(slot: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function check() {
      if (!signal.aborted && isInUse(slot)) return;
      listening.abort();
      if (!signal.aborted) resolve();
    }
    signal.addEventListener('abort', check, { signal: listening.signal });
    // The focus, and the click of a pointer, arrive after their event.
    const checkLater = () => setTimeout(check);
    for (const type of LEAVING) {
      document.addEventListener(type, checkLater, { signal: listening.signal });
    }
    check();
  });
}
