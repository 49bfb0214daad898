/**
 * The items of a list, each with a key of its contents. An item that is repeated, as in editors' contents, has its
 * number in the key: two equal keys would make React leave one behind when the list changes.
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
