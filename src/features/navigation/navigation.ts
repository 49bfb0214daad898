/** The four top items, in their order (H§2). */
export const itemIds = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type ItemId = (typeof itemIds)[number];

/** What a service said of an item. */
export interface NavigationRoot {
  title?: string | undefined;
  href?: string | undefined;
}

/** The items that the navigation service answers, in the order of its answer (contract §3). */
const ANSWERED: readonly ItemId[] = ['categories', 'coffee', 'sale'];

/** The service's word on an item; undefined where its static title and link stand. */
export function rootOf(
  roots: readonly NavigationRoot[] | undefined,
  id: ItemId,
): NavigationRoot | undefined {
  const place = ANSWERED.indexOf(id);
  return place < 0 ? undefined : roots?.[place];
}
