/**
 * Stores the value, if given, and returns the stored value. Returns `undefined` if storage is empty, forbidden or full.
 * State that cannot be stored applies to this page only.
 */
export function stored(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  value?: string,
): string | undefined {
  try {
    const storage: Record<string, string> = globalThis[kind];
    if (value !== undefined) storage[key] = value;
    return storage[key];
  } catch {
    return undefined;
  }
}
