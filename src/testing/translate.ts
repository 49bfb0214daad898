/** Whether a page translator replaces a text. It skips elements with `translate="no"`. */
function isTranslated(text: Text): boolean {
  const parent = text.parentElement;
  return Boolean(
    text.data.trim() && parent && !parent.closest('font, script, style, [translate="no"]'),
  );
}

/** Marks a text as translated, so that a test can recognise it. */
export const inTranslation = (text: string): string => `«${text}»`;

/** Replaces the text nodes of an element by `<font><font>…</font></font>`, like the translators of Chrome and Edge. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(isTranslated)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = inTranslation(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates the page, and everything that is rendered later. Stops after the test. */
export function keepTranslating(): void {
  translate(document.body);
  const observer = new MutationObserver(() => translate(document.body));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  stopTranslating = () => observer.disconnect();
}

let stopTranslating = () => {};
afterEach(() => stopTranslating());
