/**
 * A copy of what a file exports, as plain data: what is checked afterwards is what is written, also where a retailer
 * computes values by getters. An object inside of itself is empty there.
 *
 * @throws what a getter throws.
 */
export function plainCopy(value: unknown, around: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return {};
  const inner = [...around, value];
  if (Array.isArray(value)) return Array.from(value, (item) => plainCopy(item, inner));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, plainCopy(item, inner)]),
  );
}
