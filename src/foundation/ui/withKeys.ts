/**
 * Pairs each item with a key derived from its content. The key contains a number, because editors' content may repeat
 * items, and React leaves elements behind if two keys are equal.
 */
export function withKeys<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): (readonly [key: string, item: Item])[] {
  const counts = new Map<string | undefined, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [`${count} ${key}`, item];
  });
}
