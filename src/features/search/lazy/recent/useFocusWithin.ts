import { useLayoutEffect, useState, type RefObject } from 'react';
import { hostDocument } from '../../../../foundation/browser/host/hostGlobals.ts';
import { listen } from '../../../../foundation/browser/listen.ts';

/** Whether the focus is in the box around a search field: in the field, its buttons, or what is below it. */
export function useFocusWithin(field: RefObject<HTMLInputElement | null>): boolean {
  const [isWithin, setIsWithin] = useState(false);
  useLayoutEffect(() => {
    const box = field.current?.form?.parentElement;
    if (!box) return undefined;
    // The focus is there before this code is.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsWithin(box.contains(hostDocument.activeElement));
    return listen(box, {
      focusin: () => setIsWithin(true),
      focusout: ({ relatedTarget }) => setIsWithin(box.contains(relatedTarget as Node | null)),
    });
  }, [field]);
  return isWithin;
}
