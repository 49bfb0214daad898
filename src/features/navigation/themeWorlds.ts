import type { Destination, Picture } from './navigation.ts';

/** The sections of the theme worlds, in their order (H§2). */
export const sectionIds = ['scout', 'new', 'more', 'lastChance'] as const;
export type SectionId = (typeof sectionIds)[number];

/** A world of products under one theme (H§3). */
export interface ThemeWorld extends Destination {
  href: string;
  title: string;
  image?: Picture | undefined;
  /** Only for holders of the loyalty card. */
  forCardHolders: boolean;
  /** A word of the service's, as `SOLDOUT`. */
  availability?: string | undefined;
  badges: readonly string[];
  endDateText?: string | undefined;
  daysLeftText?: string | undefined;
}

/** Some worlds under a headline. */
export interface ThemeSection {
  id: SectionId;
  headline?: string | undefined;
  worlds: readonly ThemeWorld[];
}

/** What the theme-worlds service answered; sections without a world are not in it. */
export interface ThemeWorlds {
  sections: readonly ThemeSection[];
  /** From a badge's name to its text. */
  translations: Readonly<Record<string, string>>;
}

/** The service's text for a name; undefined where it has none. */
export function translationOf(
  translations: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined {
  return translations && Object.hasOwn(translations, name) ? translations[name] : undefined;
}
