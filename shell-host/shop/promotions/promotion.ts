import type { ViewContext } from '../preview/viewContext.ts';
import type { Site } from '../sites.ts';

/** The kinds of promotion (H§3). */
export type PromotionType =
  'ApiTopBannerPromotion' | 'ApiHeaderBenefitsPromotion' | 'ApiPiPromotion' | 'ApiCategory';

/** One promotion that an editor has made for all sites. */
export interface Promotion {
  type: PromotionType;
  tags: readonly string[];
  /** First and last day of every year on which it is shown, `MM-DD`; always without. May pass the year's end. */
  days?: readonly [from: string, to: string];
  /** Shown only to this group of a test. */
  group?: { test: string; group: string };
  /** What stands in `contentJSON`. */
  content: (site: Site) => object;
}

/** Which tags a promotion must have: all of these, at least one of those, none of the last (H§7). */
export interface TagFilter {
  allOf: string[];
  anyOf: string[];
  noneOf: string[];
}

/** The promotion to show of several: the first that is in force and passes the filter; undefined if none does. */
export function choosePromotion(
  promotions: readonly Promotion[],
  filter: TagFilter,
  view: ViewContext,
): Promotion | undefined {
  return promotions.find(
    (promotion) => isInForce(promotion, view) && matchesTags(promotion, filter),
  );
}

function isInForce({ days, group }: Promotion, view: ViewContext): boolean {
  if (group && (group.test !== view.test || group.group !== view.group)) return false;
  if (!days) return true;
  const [from, to] = days;
  const day = view.dateTime.slice(5, 10);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function matchesTags({ tags }: Promotion, { allOf, anyOf, noneOf }: TagFilter): boolean {
  return (
    allOf.every((tag) => tags.includes(tag)) &&
    (anyOf.length === 0 || anyOf.some((tag) => tags.includes(tag))) &&
    !noneOf.some((tag) => tags.includes(tag))
  );
}
