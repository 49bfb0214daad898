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

/** What `contentJSON` holds (PROMO-10, FOOT-02). */
type Content = TopBannerContent | BenefitsContent | PhaseContent | CategoryContent | FooterContent;

/** One promotion, with content for every site. */
export interface Promotion {
  /** Default: every tag that a page may ask for, so that the promotion stays visible. */
  tags?: readonly string[];
  /** The first and the last day on which it is shown each year, `MM-DD`. May span the new year. Default: always. */
  days?: readonly [from: string, to: string] | undefined;
  /** From which time of each of these days, and until which, `HH:MM`; the second one is no longer in it. Default: all day. */
  hours?: readonly [from: string, until: string] | undefined;
  /** The only A/B test group that sees it. */
  group?: { test: string; group: string };
  /** The value of `contentJSON` before it is serialized. */
  content: (site: Site) => Content;
}

/** The tags that a promotion must have: all of `allOf`, at least one of `anyOf`, none of `noneOf` (PROMO-03). */
export interface TagFilter {
  allOf: string[];
  anyOf: string[];
  noneOf: string[];
}

const everyTag = [...promotions.tags.topics, ...promotions.tags.variants];

/** The first promotion that is active and matches the filter; undefined if there is none. */
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
