import { useEffect, useRef, useState, type RefObject } from 'react';
import { track } from '../../foundation/browser/dataLayer.ts';
import { copyText } from './copyText.ts';

/** The success is shown for so long, and another copy is blocked (H§9). */
export const COPIED_MS = 3_000;

/** `selected`: the browser lets nobody copy, so the text is marked for the visitor's own hands. */
type CopyState = 'idle' | 'copied' | 'selected';

/** Copies a text on request. */
export function useCopy(text: string, element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  const busy = useRef(false);

  // Another code than the one that was copied has not been copied.
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
    if (busy.current || state === 'copied') return;
    busy.current = true;
    const done = await copyText(text, element.current);
    busy.current = false;
    setState(done ? 'copied' : 'selected');
    if (done) track({ event: 'promotion_code_copied' }); // Not the code: it may be one person's own.
  };
  return { state, copy: () => void copy() };
}
