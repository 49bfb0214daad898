import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

type FlyoutFocus = ReturnType<typeof createFlyoutFocus>;

/** Keeps the focus in the flyout when the row that has it is replaced or disappears. */
export function createFlyoutFocus() {
  let expectedKey: string | null = null;
  let isSettingFocus = false;
  let list: HTMLElement | null = null;
  return {
    /** The next row with this key gets the focus. */
    expectRow(key: string): void {
      expectedKey = key;
    },
    onRowAdded(key: string, control: HTMLElement | null): void {
      if (expectedKey !== key) return;
      expectedKey = null;
      isSettingFocus = true;
      control?.focus();
      isSettingFocus = false;
    },
    /** A row is about to be removed. */
    onRowRemoved(control: HTMLElement | null): void {
      const hasFocus = control?.closest('li')?.contains(hostDocument.activeElement);
      if (hasFocus && expectedKey === null) list?.focus();
    },
    /** Whether the focus is being set by this code, and not moved by the visitor. */
    isSettingFocus: () => isSettingFocus,
    /** Sets the list, which gets the focus if no row replaces the removed one. */
    setList(element: HTMLElement | null): void {
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
