/**
 * Stores the value, if given, and returns the stored value. Returns `undefined` if storage is empty, forbidden or full.
 * State that cannot be stored applies to this page only. A prerendered page stores values when it is activated
 * (HOST-122).
 */
export function stored(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value?: string,
): string | undefined {
  if (value !== undefined && Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', () => stored(kind, key, value), { once: true });
    return undefined;
  }
  try {
    const storage: Record<string, string> = globalThis[kind];
    if (value !== undefined) storage[key] = value;
    return storage[key];
  } catch {
    return undefined;
  }
}
