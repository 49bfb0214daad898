/** Local storage that never throws: full, refused or missing storage holds nothing. */
export const storage = {
  /** The JSON value under a key; undefined where there is none, or none that parses. */
  read(key: string): unknown {
    try {
      const text = window.localStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  /** Keeps a JSON value. Tells whether it could. */
  write(key: string, value: unknown): boolean {
    try {
      window.localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
};
