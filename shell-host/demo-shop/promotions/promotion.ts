import type { ViewContext } from '../preview/viewContext.ts';
import type { Site } from '../sites.ts';
import type {
  BenefitsContent,
  CategoryContent,
  FooterContent,
  PhaseContent,
  TopBannerContent,
} from '../wireTypes.ts';
import promotions from './promotions.json' with { type: 'json' };

/** The content of `contentJSON` (PROMO-10, FOOT-02). */
type Content = TopBannerContent | BenefitsContent | PhaseContent | CategoryContent | FooterContent;

/** One promotion with content for every site. */
export interface Promotion {
  /** Default: every tag that a page may filter by, so that the promotion remains visible. */
  tags?: readonly string[];
  /** First and last day of each year, `MM-DD`. May span the new year. Default: always. */
  days?: readonly [from: string, to: string] | undefined;
  /** Start and end of each day, `HH:MM`. The end is exclusive. Default: all day. */
  hours?: readonly [from: string, until: string] | undefined;
  /** The only A/B test group that sees the promotion. */
  group?: { test: string; group: string };
  /** The value of `contentJSON` before it is serialized. */
  content: (site: Site) => Content;
}

/** A filter by tags: all of `allOf`, at least one of `anyOf`, none of `noneOf` (PROMO-03). */
export interface TagFilter {
  allOf: string[];
  anyOf: string[];
  noneOf: string[];
}

const everyTag = [...promotions.tags.topics, ...promotions.tags.variants];

/** Returns the first active promotion that matches the filter, or `undefined`. */
export function choosePromotion(
  candidates: readonly Promotion[],
  filter: TagFilter,
  context: ViewContext,
): Promotion | undefined {
  return candidates.find(
    (promotion) => isActive(promotion, context) && matchesTags(promotion, filter),
  );
}

function isActive({ days, hours, group }: Promotion, context: ViewContext): boolean {
  if (group && (group.test !== context.test || group.group !== context.group)) return false;
  const time = context.dateTime.slice(11, 16);
  if (hours && (time < hours[0] || time >= hours[1])) return false;
  if (!days) return true;
  const [from, to] = days;
  const day = context.dateTime.slice(5, 10);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function matchesTags({ tags = everyTag }: Promotion, { allOf, anyOf, noneOf }: TagFilter): boolean {
  return (
    allOf.every((tag) => tags.includes(tag)) &&
    (anyOf.length === 0 || anyOf.some((tag) => tags.includes(tag))) &&
    !noneOf.some((tag) => tags.includes(tag))
  );
}
