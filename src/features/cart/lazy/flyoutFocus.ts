import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';

/** Keeps the focus in the flyout when the row that has it is replaced or disappears. */
interface FlyoutFocus {
  /** The next row of this key gets the focus. */
  expectRow(key: string): void;
  /** A row was added; `control` is its main control. */
  onRowAdded(key: string, control: HTMLElement | null): void;
  /** A row is about to be removed. */
  onRowRemoved(control: HTMLElement | null): void;
  /** Whether the focus is being set by this code, and not moved by the visitor. */
  isSetting(): boolean;
  /** Sets the element that gets the focus where no row replaces the removed one. */
  setList(list: HTMLElement | null): void;
}

export function createFlyoutFocus(): FlyoutFocus {
  let expectedKey: string | null = null;
  let isSetting = false;
  let list: HTMLElement | null = null;
  return {
    expectRow(key) {
      expectedKey = key;
    },
    onRowAdded(key, control) {
      if (expectedKey !== key) return;
      expectedKey = null;
      isSetting = true;
      control?.focus();
      isSetting = false;
    },
    onRowRemoved(control) {
      const hasFocus = control?.closest('li')?.contains(document.activeElement);
      if (hasFocus && expectedKey === null) list?.focus();
    },
    isSetting: () => isSetting,
    setList(element) {
      list = element;
    },
  };
}

export const FlyoutFocusContext = createContext<FlyoutFocus>(createFlyoutFocus());

/**
 * Manages the focus of a row's main control: it gets the focus when the row replaces the one that the visitor has just
 * removed or restored, and passes it to the list when the row disappears by itself.
 */
export function useRowFocus(key: string, control: RefObject<HTMLElement | null>): FlyoutFocus {
  const focus = useContext(FlyoutFocusContext);
  useLayoutEffect(() => {
    const element = control.current;
    focus.onRowAdded(key, element);
    return () => focus.onRowRemoved(element);
  }, [focus, key, control]);
  return focus;
}
