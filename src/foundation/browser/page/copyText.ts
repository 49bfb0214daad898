import { hostDocument } from './hostGlobals.ts';

/**
 * Copies a text; false if that was refused. Where the clipboard is refused (an insecure page, a frame, the visitor's
 * setting), the text is selected and copied by command; where that is refused too, it stays selected.
 *
 * @param element What shows the text; null where there is nothing to select.
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
    // Deprecated, and all that there is on a page without TLS.
    if (!hostDocument.execCommand('copy')) return false;
    selection?.removeAllRanges();
    return true;
  } catch {
    return false;
  }
}
