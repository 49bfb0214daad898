import { categoryPath, categoryTitle } from '../catalogue/categoryTree.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { Teaser, TeaserGroup } from '../wireTypes.ts';
import { navigationTexts } from './navigationTexts.ts';

interface TeaserData {
  /** The slug of the category that it links to. */
  category: string;
  /** The scene of its picture. */
  scene: string;
  badge?: 'new' | 'sale';
}

/** The teasers of a category, by its slug. */
const teaserData = {
  all: [
    { category: 'plants-order', scene: 'green-living' },
    { category: 'on-the-go', scene: 'coffee-break' },
  ],
  coffee: [
    { category: 'espresso', scene: 'espresso-bar', badge: 'new' },
    { category: 'capsules', scene: 'capsule-colours' },
  ],
  kitchen: [
    { category: 'mugs-cups', scene: 'set-table', badge: 'new' },
    { category: 'cooking', scene: 'cooking' },
  ],
  home: [
    { category: 'cushions-blankets', scene: 'cosy-corner', badge: 'new' },
    { category: 'bedding', scene: 'good-sleep' },
  ],
  fashion: [
    { category: 'knitwear', scene: 'knitwear-season', badge: 'new' },
    { category: 'accessories', scene: 'accessories' },
  ],
  sale: [
    { category: 'sale-home', scene: 'big-sale', badge: 'sale' },
    { category: 'sale-fashion', scene: 'last-chance', badge: 'sale' },
  ],
} as const satisfies Record<string, readonly TeaserData[]>;

/** The teasers of a category; the first has its link as an object, the others flat. */
export function teaserGroup(slug: keyof typeof teaserData, site: Site): TeaserGroup {
  const titles = { all: navigationTexts.discover, sale: navigationTexts.reduced };
  const title = slug === 'all' || slug === 'sale' ? titles[slug] : navigationTexts.new;
  const list = teaserData[slug].map((data, index) => teaserResponse(data, index === 0, site));
  return { title: localize(site, title), list };
}

/** Whether a category has teasers. */
export function hasTeasers(slug: string): slug is keyof typeof teaserData {
  return Object.hasOwn(teaserData, slug);
}

function teaserResponse(
  { category, scene, badge }: TeaserData,
  isNested: boolean,
  site: Site,
): Teaser {
  const url = categoryUrl(site, category);
  const title = categoryTitle(site, category);
  const [, parent = ''] = categoryPath(category);
  const fields = {
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
