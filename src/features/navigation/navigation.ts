/** The four top items, in their order (H§2). */
export const itemIds = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type ItemId = (typeof itemIds)[number];

/** Where a link leads; the address has passed the gate of contract §4. */
export interface Destination {
  href?: string | undefined;
  /** One of HTML's own, never the name of a window. */
  target?: '_self' | '_blank' | '_parent' | '_top' | undefined;
}

/** A picture; its size in px is the service's, else 488×287 (H§3). */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A picture with a few words that leads somewhere (H§3). */
export interface Teaser extends Destination {
  href: string;
  headline: string;
  subline?: string | undefined;
  image?: Picture | undefined;
  /** Names of badges; their texts are looked up. */
  badges: readonly string[];
}

/** The teasers beside a level of the tree. */
export interface TeaserGroup {
  title?: string | undefined;
  list: readonly Teaser[];
}

/** One entry of the tree (H§3). One without an address only leads to its children. */
export interface NavigationNode extends Destination {
  title: string;
  children: readonly NavigationNode[];
  teasers?: TeaserGroup | undefined;
}

/** What a service said of an item; its static title and link stand where it said nothing (contract §4). */
export type NavigationRoot = Partial<NavigationNode>;

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

/** Whether there is more to see of an item than its own page. */
export function hasMore({ children, teasers }: NavigationRoot): boolean {
  return Boolean(children?.length || teasers?.list.length);
}
