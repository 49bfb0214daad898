import { useCallback, useEffect, useState } from 'react';
import type { SearchVariant } from './panelProps.ts';

interface Circumstances {
  /** Whether there is anything to show. */
  any: boolean;
  focused: boolean;
  variant: SearchVariant;
  /** Every keystroke is a new turn, and shows the panel that was dismissed before. */
  turn: number;
}

/** When the panel is visible (H§4): with anything in it, while the visitor is in the box or the pointer in the panel. */
export function useVisible({ any, focused, variant, turn }: Circumstances) {
  const [inside, setInside] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [before, setBefore] = useState({ focused, turn });
  if (before.focused !== focused || before.turn !== turn) {
    setBefore({ focused, turn });
    if (focused) setDismissed(false);
  }
  const dismiss = useCallback(() => setDismissed(true), []);
  const open = useCallback(() => setDismissed(false), []);
  const visible = any && !dismissed && (focused || inside || variant === 'flyout');

  // What lies over the page gives way to what the visitor opens next; the icon's flyout above all.
  useEffect(() => {
    if (!visible || variant === 'flyout') return undefined;
    window.addEventListener('fascia:flyout-open', dismiss);
    return () => window.removeEventListener('fascia:flyout-open', dismiss);
  }, [visible, variant, dismiss]);

  // A panel that goes away under the pointer tells no leaving.
  if (inside && !visible) setInside(false);
  return { visible, engaged: focused || inside, open, dismiss, hover: setInside };
}
