import { categories } from '../catalogue/catalogue.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import { navigationTexts } from './navigationTexts.ts';

interface TeaserFields {
  image: { src: string; alt: string; width: number; height: number };
  headline: string;
  subline: string;
  badges: ('new' | 'sale')[];
  flags: string[];
}

/** A link stands as an object or flat, `url` or `href` (contract §3); the shop uses two of the forms. */
export type Teaser = TeaserFields &
  (
    | { link: { url: string; title: string; target: '_self' } }
    | { href: string; title: string; target: '_self' }
  );

/** The teasers of a node (H§3). */
export interface TeaserGroup {
  title: string;
  list: Teaser[];
}

interface TeaserData {
  /** Where it leads. */
  category: string;
  /** The still life that it shows. */
  scene: string;
  badge?: 'new' | 'sale';
}

/** The teasers below a category, and what stands above them. */
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

/** The teasers beside a root of the navigation or of the category tree. */
export function teaserGroup(root: keyof typeof teaserData, site: Site): TeaserGroup {
  const words = { all: navigationTexts.discover, sale: navigationTexts.reduced };
  const title = root === 'all' || root === 'sale' ? words[root] : navigationTexts.new;
  const list = teaserData[root].map((facts, at) => teaserResponse(facts, at === 0, site));
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
  const title = titleOf(category, site);
  const parent = categories.find(({ slug }) => slug === category)?.parent ?? '';
  const facts: TeaserFields = {
    // The usual size of a teaser's image (H§3).
    image: { src: `/image-delivery/teasers/${scene}.svg`, alt: title, width: 488, height: 287 },
    headline: title,
    subline: titleOf(parent, site),
    badges: badge ? [badge] : [],
    flags: [],
  };
  return isNested
    ? { link: { url, title, target: '_self' }, ...facts }
    : { href: url, title, target: '_self', ...facts };
}

function titleOf(slug: string, site: Site): string {
  const category = categories.find((one) => one.slug === slug);
  return category ? localize(site, category.title) : '';
}
