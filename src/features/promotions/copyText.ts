/** Marks an element's text, so that the visitor can copy it by hand. */
function select(element: Element): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}

/**
 * Copies a text, and tells whether it could. Where the clipboard is refused (an insecure page, a frame, the
 * visitor's own setting) the text is marked and copied as by hand; where that is refused too, it stays marked.
 *
 * @param element Where the text stands on the page.
 */
export async function copyText(text: string, element: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!element) return false;
    select(element);
  }
  try {
    // Old, and the only way on a page without TLS.
    if (!document.execCommand('copy')) return false;
    document.getSelection()?.removeAllRanges();
    return true;
  } catch {
    return false;
  }
}
