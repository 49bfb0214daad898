import { isPrerendering } from '../page/activation.ts';

/**
 * Storage that never throws: full, blocked or missing storage counts as empty. A page that is prerendered changes nothing in
 * it (HOST-122).
 */
export interface SafeStorage {
  /** The JSON value under a key; undefined where there is none, or none that parses. */
  read(key: string): unknown;
  /** Stores a JSON value. Returns whether it could. */
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
        // Storage that cannot be accessed cannot be read either.
      }
    },
  };
}

/** Local storage: shared by all tabs. */
export const storage = safe(() => window.localStorage);
/** Session storage: shared by the pages of one tab. */
export const tabStorage = safe(() => window.sessionStorage);

/** All keys in local storage, including those of other applications. Empty if the storage cannot be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
