import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';

/** Where the focus goes when a line appears in the place of the one that had it. */
export interface FlyoutFocus {
  /** The key of the line that gets the focus when it appears. */
  next: string | null;
  /** The focus is being set by us: nobody has moved it. */
  isOurs: boolean;
  /** Takes the focus where no line does. */
  list: RefObject<HTMLElement | null>;
}

export const FlyoutFocusContext = createContext<FlyoutFocus>({
  next: null,
  isOurs: false,
  list: { current: null },
});

/**
 * The focus of a line's main control. It comes there when the line appears in the place of one that the
 * visitor has just removed or brought back, and goes on to the list when the line goes by itself.
 */
export function useLineFocus(key: string, control: RefObject<HTMLElement | null>): FlyoutFocus {
  const focus = useContext(FlyoutFocusContext);
  useLayoutEffect(() => {
    const element = control.current;
    if (focus.next === key) {
      focus.next = null;
      focus.isOurs = true;
      element?.focus();
      focus.isOurs = false;
    }
    return () => {
      const line = element?.closest('li');
      if (focus.next === null && line?.contains(document.activeElement))
        focus.list.current?.focus();
    };
  }, [focus, key, control]);
  return focus;
}
