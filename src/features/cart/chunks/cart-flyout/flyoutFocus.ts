import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';
import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';

type FlyoutFocus = ReturnType<typeof createFlyoutFocus>;

/** Keeps the focus in the flyout when the row with the focus is replaced or removed. */
export function createFlyoutFocus() {
  let expectedKey: string | null = null;
  let isSettingFocus = false;
  let list: HTMLElement | null = null;
  return {
    /** The next row with this key receives the focus. */
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
    /** Whether this code, and not the visitor, is moving the focus. */
    isSettingFocus: () => isSettingFocus,
    /** Sets the list, which receives the focus if no row replaces the removed one. */
    setList(element: HTMLElement | null): void {
      list = element;
    },
  };
}

export const FlyoutFocusContext = createContext<FlyoutFocus>(createFlyoutFocus());

/**
 * Manages the focus of a row's main control. The control receives the focus if its row replaces a row that the visitor
 * has removed or restored. If a row with the focus disappears for another reason, the list receives the focus.
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
