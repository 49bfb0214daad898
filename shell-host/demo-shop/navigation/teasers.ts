import { categoryPath, categoryTitle } from '../catalogue/categoryTree.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import teaserData from './data/teasers.json' with { type: 'json' };
import { navigationTexts } from './navigationTexts.ts';

/** A category's teasers in `teasers.json`; `teasers.schema.json` says what each is. */
interface TeaserGroupData {
  category: string;
  title: 'new' | 'reduced' | 'discover';
  teasers: readonly TeaserData[];
}

interface TeaserData {
  category: string;
  scene: string;
  badge?: string;
}

interface TeaserFields {
  image: { src: string; alt: string; width: number; height: number };
  headline: string;
  subline: string;
  badges: string[];
  flags: string[];
}

/** A teaser. Its link is an object or flat (NAV-09); the shop uses both forms. */
export type Teaser = TeaserFields &
  (
    | { link: { url: string; title: string; target: '_self' } }
    | { href: string; title: string; target: '_self' }
  );

/** The teasers of a navigation node (NAV-08). */
export interface TeaserGroup {
  title: string;
  list: Teaser[];
}

const groups = teaserData.groups as readonly TeaserGroupData[];

/** The teasers of a category, if it has any; the first has its link as an object, the others flat. */
export function teaserGroup(slug: string, site: Site): TeaserGroup | undefined {
  const group = groups.find(({ category }) => category === slug);
  if (!group) return undefined;
  const list = group.teasers.map((data, index) => teaserResponse(data, index === 0, site));
  return { title: navigationTexts(site).teaserGroups[group.title], list };
}

function teaserResponse(data: TeaserData, isNested: boolean, site: Site): Teaser {
  const { category, scene, badge } = data;
  const url = categoryUrl(site, category);
  const title = categoryTitle(site, category);
  const [, parent = ''] = categoryPath(category);
  const fields: TeaserFields = {
    // The default size of a teaser's image (NAV-10).
    image: { src: `/image-delivery/teasers/${scene}.svg`, alt: title, width: 488, height: 287 },
    headline: title,
    subline: categoryTitle(site, parent),
    badges: badge ? [badge] : [],
    flags: [],
  };
  return isNested
    ? { link: { url, title, target: '_self' }, ...fields }
    : { href: url, title, target: '_self', ...fields };
}
