/** Freezes a value with all that it holds, however deep. */
export function freezeAll<T>(root: T): T {
  const found: unknown[] = [root];
  for (const value of found) {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) continue;
    for (const inner of Object.values(Object.freeze(value))) found.push(inner);
  }
  return root;
}
