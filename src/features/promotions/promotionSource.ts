import { texts, type SettingsOf } from '../../foundation/settings/settingTypes.ts';
import type { Site } from '../../foundation/sites/sites.ts';

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

/** Which promotion to read. */
export interface PromotionSource {
  /** As `~header_top`. */
  id: string;
  site: Site;
  /** From `tagQuery`. */
  query: string;
}

/** The request's query for tag filters (PROMO-03). The order of tags makes no difference. */
export function tagQuery({ allOf = [], anyOf = [], noneOf = [] }: PromotionTags = {}): string {
  const lists = { allOfTags: allOf, anyOfTags: anyOf, noneOfTags: noneOf };
  const pairs = Object.entries(lists).flatMap(([name, tags]) =>
    [...new Set(tags)].toSorted().map((tag) => [name, tag]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The places of promotions in a header, in their order. */
export type SlotName = 'top' | 'phase' | 'category' | 'benefits';

interface SlotSettings {
  site: Site;
  tags?: PromotionTags | undefined;
  categoryPromotionId?: string | undefined;
}

/** Which promotion a header has in which of its slots (PROMO-01). */
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

/** The key of a promotion in the store. The site comes first: an id alone could be `__proto__`. */
export function keyOf({ site, id, query }: PromotionSource): string {
  return `${site} ${query} ${id}`;
}
