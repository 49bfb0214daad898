import { useEffect, useRef, useState, type RefObject } from 'react';
import { track } from '../../../../../foundation/browser/dataLayer.ts';

/** The success is shown for so long, and another copy is blocked meanwhile (PROMO-22). */
const COPIED_MS = 3_000;

/** `selected`: the browser refuses to copy, so the text is selected for the visitor to copy it by hand. */
type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Copies a text on request.
 *
 * @param element The element that shows the text.
 */
export function useCopy(text: string, element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  const isBusy = useRef(false);

  // The state belongs to the text that was copied.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    setState('idle');
  }

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    if (isBusy.current || state === 'copied') return;
    isBusy.current = true;
    const isCopied = await copyText(text, element.current);
    isBusy.current = false;
    setState(isCopied ? 'copied' : 'selected');
    if (isCopied) track({ event: 'promotion_code_copied' }); // Without the code: it may be personal.
  };
  return { state, copy: () => void copy() };
}

/**
 * Copies a text; false if that was refused. Where the clipboard is refused (an insecure page, a frame, the visitor's
 * setting), the text is selected and copied by command; where that is refused too, it stays selected.
 */
async function copyText(text: string, element: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!element) return false;
  }
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
  try {
    // Deprecated, and all that there is on a page without TLS.
    if (!document.execCommand('copy')) return false;
    selection?.removeAllRanges();
    return true;
  } catch {
    return false;
  }
}
