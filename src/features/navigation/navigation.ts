/** The top items, in their order (NAV-01); a site may have fewer. */
export const itemIds = ['theme-worlds', 'categories', 'coffee', 'sale'] as const;
export type ItemId = (typeof itemIds)[number];

/** Where a link leads; the address is safe to follow. */
export interface Destination {
  href?: string | undefined;
  /** One of HTML's own keywords, never the name of a window. */
  target?: '_self' | '_blank' | '_parent' | '_top' | undefined;
}

export interface Picture {
  src: string;
  alt: string;
  /** In px, as the height. */
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

/** One entry of the tree (NAV-08). Without an address it only opens its children. */
export interface NavigationNode extends Destination {
  title: string;
  children: readonly NavigationNode[];
  teasers?: TeaserGroup | undefined;
}

/** The service's data of an item; for missing ones the static title and link are used (NAV-01). */
export type NavigationRoot = Partial<NavigationNode>;

/** A page of products under one theme (NAV-23). */
export interface ThemeWorld {
  href: string;
  title: string;
  image?: Picture | undefined;
  /** Only for holders of the loyalty card. */
  forCardHolders: boolean;
  /** The service's key, such as `SOLDOUT`. */
  availability?: string | undefined;
  /** Names of badges, not their texts. */
  badges: readonly string[];
  /** What the service says about the last day; without it the date itself is shown. */
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
  /** In the order in which they are shown; none is empty (NAV-19). */
  sections: readonly ThemeSection[];
  /** From a badge's name to its text (NAV-23). */
  translations: Readonly<Record<string, string>>;
}
