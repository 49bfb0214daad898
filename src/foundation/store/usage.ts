/** Tracks the users of cached values by key. */
export interface Usage {
  /**
   * Registers a user of the key's value.
   *
   * @param forget Discards the value of an unused key. Called for the least recently used ones beyond the limit.
   * @returns A function that ends the use.
   */
  acquire(key: string, forget: (key: string) => void): () => void;
}

/** Limits cached values to those in use and the `maxUnused` most recently used others. */
export function createUsage(maxUnused: number): Usage {
  const users = new Map<string, number>();
  return {
    acquire(key, forget) {
      users.set(key, (users.get(key) ?? 0) + 1);
      return () => {
        const left = (users.get(key) ?? 1) - 1;
        users.delete(key);
        users.set(key, left); // Moves the key to the end: a `Map` keeps the insertion order.
        const unused = [...users.keys()].filter((each) => users.get(each) === 0);
        for (const each of unused.slice(0, -maxUnused)) {
          users.delete(each);
          forget(each);
        }
      };
    },
  };
}
