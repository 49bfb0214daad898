/**
 * What is stored, after storing a value where one is given; undefined also where the browser or its user forbids storage, which
 * throws, or it is full. What cannot be kept holds for this page only.
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
