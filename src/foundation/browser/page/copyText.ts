import { hostDocument } from './hostGlobals.ts';

/**
 * Copies a text. Returns false if the browser refuses. Without access to the clipboard (insecure page, frame, visitor's
 * setting), selects the text and uses the `copy` command. If that fails too, the text stays selected.
 *
 * @param element The element that shows the text, or `null` if there is nothing to select.
 */
export async function copyText(text: string, element: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!element) return false;
  }
  const selection = hostDocument.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
  try {
    // Deprecated, but the only option on a page without TLS.
    if (!hostDocument.execCommand('copy')) return false;
    selection?.removeAllRanges();
    return true;
  } catch {
    return false;
  }
}
