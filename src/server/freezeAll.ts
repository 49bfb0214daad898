/** Freezes what JSON can hold, however deep. */
export function freezeAll<T>(root: T): T {
  const found: unknown[] = [root];
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(Object.freeze(value))) found.push(inner);
  }
  return root;
}
