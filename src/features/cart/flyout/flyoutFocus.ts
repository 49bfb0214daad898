import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';

/** Where the focus goes when a line appears in the place of the one that had it. */
export interface FlyoutFocus {
  /** The line of this key gets the focus when it appears. */
  expect(key: string): void;
  /** A line has appeared; `control` is its main one. */
  appeared(key: string, control: HTMLElement | null): void;
  /** A line goes. The focus must not go with it. */
  goes(control: HTMLElement | null): void;
  /** Whether the focus is being set here: then nobody has moved it. */
  isOurs(): boolean;
  /** What takes the focus where no line does. */
  setList(list: HTMLElement | null): void;
}

export function createFlyoutFocus(): FlyoutFocus {
  let expected: string | null = null;
  let ours = false;
  let list: HTMLElement | null = null;
  return {
    expect(key) {
      expected = key;
    },
    appeared(key, control) {
      if (expected !== key) return;
      expected = null;
      ours = true;
      control?.focus();
      ours = false;
    },
    goes(control) {
      const isInside = control?.closest('li')?.contains(document.activeElement);
      if (isInside && expected === null) list?.focus();
    },
    isOurs: () => ours,
    setList(element) {
      list = element;
    },
  };
}

export const FlyoutFocusContext = createContext<FlyoutFocus>(createFlyoutFocus());

/**
 * The focus of a line's main control. It comes there when the line appears in the place of one that the
 * visitor has just removed or brought back, and goes on to the list when the line goes by itself.
 */
export function useLineFocus(key: string, control: RefObject<HTMLElement | null>): FlyoutFocus {
  const focus = useContext(FlyoutFocusContext);
  useLayoutEffect(() => {
    const element = control.current;
    focus.appeared(key, element);
    return () => focus.goes(element);
  }, [focus, key, control]);
  return focus;
}
