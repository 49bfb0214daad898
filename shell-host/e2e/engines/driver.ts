/** A browser window that a test controls with real input. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and awaits its result. The function can use only its parameters. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  /** Opens another window with the same cookies and stored data. Closing this window closes it too. */
  openSibling(): Promise<Driver>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowDown' | 'Backspace';

/** A running browser. */
export interface Browser {
  /** Opens a window without cookies and stored data of earlier windows. */
  openWindow(width: number, height: number): Promise<Driver>;
  close(): Promise<void>;
}
