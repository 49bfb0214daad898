/** Who uses what is kept by key. */
export interface Usage {
  /**
   * Uses what is kept under a key.
   *
   * @param forget Discards what is kept under a key that nobody uses: the longest unused beyond the limit.
   * @returns ends the use.
   */
  acquire(key: string, forget: (key: string) => void): () => void;
}

/** Bounds what is kept: everything that is in use, and beside it so many that nobody uses any more. */
export function createUsage(maxUnused: number): Usage {
  const users = new Map<string, number>();
  return {
    acquire(key, forget) {
      users.set(key, (users.get(key) ?? 0) + 1);
      return () => {
        const left = (users.get(key) ?? 1) - 1;
        users.delete(key);
        users.set(key, left); // At the end: what was used last is forgotten last.
        const unused = [...users.keys()].filter((each) => users.get(each) === 0);
        for (const each of unused.slice(0, -maxUnused)) {
          users.delete(each);
          forget(each);
        }
      };
    },
  };
}
