/**
 * In the page: wraps the modules' current and later texts in `<font><font>…</font></font>`, as the translators of
 * Chrome and Edge do. The texts do not change, so that the tests can find them.
 */
export function translatePage(): void {
  const excluded = 'font, script, style, textarea, option, [translate="no"]';
  const translate = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const { data, parentElement } = text;
      const isOurs = parentElement?.closest('[data-fascia]') && !parentElement.closest(excluded);
      if (!isOurs || !data.trim()) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      (outer.firstChild as Element).textContent = data;
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate(document);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
