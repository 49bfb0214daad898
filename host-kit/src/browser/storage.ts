type Kind = 'localStorage' | 'sessionStorage';

/** What is stored; null also where the browser or its user forbids storage, which throws. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it where it is null. */
export function store(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, value);
  } catch {
    // What cannot be kept holds for this page only.
  }
}
