import { isPrerendering } from '../page/activation.ts';

/**
 * Storage that never throws. If it is full, blocked or missing, it counts as empty. A prerendered page does not change
 * it (HOST-122).
 */
export interface SafeStorage {
  /** Returns the parsed value of a key, or `undefined` if it is missing or not valid JSON. */
  read(key: string): unknown;
  /** Stores a value as JSON. Returns whether that succeeded. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

function safe(area: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        const text = area().getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      if (isPrerendering()) return false;
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      if (isPrerendering()) return;
      try {
        area().removeItem(key);
      } catch {
        // Inaccessible storage has nothing to remove.
      }
    },
  };
}

/** Local storage, shared by all tabs. */
export const storage = safe(() => window.localStorage);
/** Session storage, shared by the pages of one tab. */
export const tabStorage = safe(() => window.sessionStorage);

/** Returns all keys in local storage, including those of other applications. Empty if the storage cannot be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
