/** The top items in display order (NAV-01). A site may have fewer. */
export const itemIds = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type ItemId = (typeof itemIds)[number];

/** The target of a link. The address is validated. */
export interface Destination {
  href?: string | undefined;
  /** A keyword of HTML, never a window name. */
  target?: '_self' | '_blank' | '_parent' | '_top' | undefined;
}

export interface Picture {
  src: string;
  alt: string;
  /** In px, like the height. */
  width: number;
  height: number;
}

export interface Teaser extends Destination {
  href: string;
  headline: string;
  subline?: string | undefined;
  image?: Picture | undefined;
  /** Names of badges, not their texts. */
  badges: readonly string[];
}

export interface TeaserGroup {
  title?: string | undefined;
  list: readonly Teaser[];
}

/** An entry of the tree (NAV-08). An entry without an address only opens its children. */
export interface NavigationNode extends Destination {
  title: string;
  children: readonly NavigationNode[];
  teasers?: TeaserGroup | undefined;
}

/** The service's data for an item. The static title and link replace missing ones (NAV-01). */
export type NavigationRoot = Partial<NavigationNode>;

/** A page of products under one theme (NAV-23). */
export interface ThemeWorld {
  href: string;
  title: string;
  image?: Picture | undefined;
  /** Whether the world is only for holders of the loyalty card. */
  forCardHolders: boolean;
  /** The service's key, such as `SOLDOUT`. */
  availability?: string | undefined;
  /** Names of badges, not their texts. */
  badges: readonly string[];
  /** The service's text about the last day. If it is missing, the date is shown. */
  endDateText?: string | undefined;
  /** The last day, `YYYY-MM-DD`. */
  endDate?: string | undefined;
  daysLeftText?: string | undefined;
}

export interface ThemeSection {
  id: 'scout' | 'new' | 'more' | 'lastChance';
  headline?: string | undefined;
  worlds: readonly ThemeWorld[];
}

export interface ThemeWorlds {
  /** The non-empty sections in display order (NAV-19). */
  sections: readonly ThemeSection[];
  /** The texts of badges by name (NAV-23). */
  translations: Readonly<Record<string, string>>;
}
