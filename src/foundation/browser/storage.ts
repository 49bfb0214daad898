/** Storage that never throws: full, refused or missing storage holds nothing. */
export interface SafeStorage {
  /** The JSON value under a key; undefined where there is none, or none that parses. */
  read(key: string): unknown;
  /** Keeps a JSON value. Tells whether it could. */
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
      try {
        area().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // What cannot be reached cannot be read either.
      }
    },
  };
}

/** Local storage: for all pages of all tabs. */
export const storage = safe(() => window.localStorage);
/** Session storage: for the pages of this tab. */
export const tabStorage = safe(() => window.sessionStorage);
