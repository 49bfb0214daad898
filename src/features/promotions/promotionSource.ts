import { texts, type SettingsOf } from '../../foundation/settings/settingTypes.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** The setting that filters promotions by their tags. */
export const promotionTags = {
  /** Includes only promotions that have all of these tags. */
  allOf: texts,
  /** Includes only promotions that have at least one of these tags. */
  anyOf: texts,
  /** Excludes promotions that have at least one of these tags. */
  noneOf: texts,
};

export type PromotionTags = SettingsOf<typeof promotionTags>;

/** Identifies a promotion. */
export interface PromotionSource {
  /** Such as `~header_top`. */
  id: string;
  site: Site;
  /** From `tagQuery`. */
  query: string;
}

/** The request's query for tag filters (PROMO-03). Does not depend on the order of the tags. */
export function tagQuery({ allOf = [], anyOf = [], noneOf = [] }: PromotionTags = {}): string {
  const lists = { allOfTags: allOf, anyOfTags: anyOf, noneOfTags: noneOf };
  const pairs = Object.entries(lists).flatMap(([name, tags]) =>
    [...new Set(tags)].toSorted().map((tag) => [name, tag]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The slots of promotions in a header, in their order. */
export type SlotName = 'top' | 'phase' | 'category' | 'benefits';

interface SlotSettings {
  site: Site;
  tags?: PromotionTags | undefined;
  categoryPromotionId?: string | undefined;
}

/** The promotion of each slot in a header (PROMO-01). */
export function promotionSlots({ site, tags, categoryPromotionId }: SlotSettings) {
  const query = tagQuery(tags);
  const slot = (name: SlotName, id: string) => [name, { id, site, query }] as const;
  return [
    slot('top', '~header_top'),
    slot('phase', '~header_pi'),
    ...(categoryPromotionId ? [slot('category', categoryPromotionId)] : []),
    slot('benefits', '~header_benefits'),
  ];
}

/** The key of a promotion in the store. Starts with the site, because an id alone could be `__proto__`. */
export function keyOf({ site, id, query }: PromotionSource): string {
  return `${site} ${query} ${id}`;
}

/**
 * The key of a footer's content in the store. Differs from the key of a header's promotion with the same id, which has
 * another type.
 */
export const contentKeyOf = (source: PromotionSource): string => `content ${keyOf(source)}`;
