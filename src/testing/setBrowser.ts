const PROPERTIES = ['userAgent', 'languages'] as const;

/** Sets a property of the visitor's browser for the running test. */
export function setBrowser(name: (typeof PROPERTIES)[number], value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of PROPERTIES) Reflect.deleteProperty(navigator, name);
});
