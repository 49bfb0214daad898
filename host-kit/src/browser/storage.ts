type Kind = 'localStorage' | 'sessionStorage';

/** What is stored; empty also where the browser or its user forbids storage, which throws. */
export function readStored(kind: Kind, key: string): string {
  try {
    return globalThis[kind].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What cannot be kept holds for this page only. */
export function store(kind: Kind, key: string, value: string): void {
  try {
    globalThis[kind].setItem(key, value);
  } catch {
    // Forbidden, or full.
  }
}
