import { texts, type SettingsOf } from '../../foundation/settings/settingTypes.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { Cutout } from './cutouts.ts';

/** Filters of promotions by their tags, as a setting. */
export const promotionTags = {
  /** Only promotions that have every one of these. */
  allOf: texts,
  /** Only promotions that have at least one of these. */
  anyOf: texts,
  /** No promotion that has one of these. */
  noneOf: texts,
};

export type PromotionTags = SettingsOf<typeof promotionTags>;

/** Which promotion: what it is kept by, as plain texts so that they compare by value (H§4). */
export interface PromotionSource {
  /** As `~header_top`. */
  id: string;
  site: Site;
  /** The tag filters as the call's query, from `tagQuery`. */
  query: string;
}

/** How a banner is coloured (contract §3): light or dark, or an editor's own background. */
export interface BannerTheme {
  name: 'light' | 'dark' | 'other';
  /** Whether a text without a colour of its own is light; an editor's background may be dark, too. */
  isDark: boolean;
  background: string | undefined;
  text: string | undefined;
}

/** The small print of a banner. */
export interface LegalNotice {
  /** May hold markup, not yet sanitised: for `RichText` only. */
  text: string;
  hint: string | undefined;
  shortHint: string | undefined;
}

/** What a banner offers: a code to copy, or a way to go on. The code wins (H§5). */
export type Offer =
  | { kind: 'voucher'; code: string; instruction: string | undefined }
  | { kind: 'button'; url: string; text: string };

export interface TopBannerContent {
  kind: 'topBanner';
  headline: string | undefined;
  shortText: string | undefined;
  /** May hold markup, not yet sanitised: for `RichText` only. */
  longText: string | undefined;
  offer: Offer | undefined;
  legal: LegalNotice | undefined;
  theme: BannerTheme;
}

/** Without an address it is a text alone. */
export interface BenefitLink {
  url: string | undefined;
  text: string;
  bold: boolean;
}

export interface BenefitsContent {
  kind: 'benefits';
  links: readonly BenefitLink[];
}

export interface CategoryBannerContent {
  kind: 'categoryBanner';
  headline: string | undefined;
  subline: string | undefined;
  cutouts: readonly Cutout[];
  url: string | undefined;
  legal: LegalNotice | undefined;
  theme: BannerTheme;
}

export interface PhaseContent {
  kind: 'phase';
  headline: string | undefined;
  subline: string | undefined;
  image: string | undefined;
  url: string | undefined;
  linkText: string | undefined;
  theme: BannerTheme;
}

/** What the header shows of a promotion (H§2). Its kind comes from the answer, not from the id. */
export type Promotion = TopBannerContent | BenefitsContent | CategoryBannerContent | PhaseContent;

/** The query of tag filters: lists repeat their parameter (contract §3). The order of tags means nothing. */
export function tagQuery({ allOf = [], anyOf = [], noneOf = [] }: PromotionTags = {}): string {
  const lists = { allOfTags: allOf, anyOfTags: anyOf, noneOfTags: noneOf };
  const pairs = Object.entries(lists).flatMap(([name, tags]) =>
    [...new Set(tags)].toSorted().map((tag) => [name, tag]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Under which a promotion is kept. The site comes first, so that no host's id is a name that objects have. */
export function keyOf({ site, id, query }: PromotionSource): string {
  return `${site} ${query} ${id}`;
}
