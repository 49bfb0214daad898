import { categoryPath, categoryTitle } from '../catalogue/categoryTree.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { Teaser, TeaserGroup } from '../wireTypes.ts';
import teaserData from './data/teasers.json' with { type: 'json' };
import { navigationTexts } from './navigationTexts.ts';

/** The teasers of a category in `teasers.json`. The first one has its link as an object, the others flat (NAV-09). */
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

const groups = teaserData.groups as readonly TeaserGroupData[];

/** Returns the teasers of a category, if it has any. */
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
  const fields = {
    // Default size of a teaser's image (NAV-09).
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
