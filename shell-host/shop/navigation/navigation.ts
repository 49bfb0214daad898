import { categoryPage } from '../addresses.ts';
import { categories } from '../catalogue/catalogue.ts';
import type { Site } from '../catalogue/languages.ts';
import { childrenOf } from '../categoryTree.ts';
import { hasTeasers, teasersOf } from './teasers.ts';
import type { TeaserGroup } from './teasers.ts';
import { navigationWords } from './words.ts';
import { textFor } from '../textFor.ts';

/** A node of `GET /jsonflyoutnavigation` (contract §3). */
export interface NavigationNode {
  title: string;
  href: string;
  target: '_self';
  children: NavigationNode[];
  teaser?: TeaserGroup;
}

/** The roots categories, coffee and sale, with their trees in the site's language. */
export function navigationOf(site: Site): NavigationNode[] {
  return [categoriesRoot(site), branchOf('coffee', site), branchOf('sale', site)];
}

/** Coffee and sale stand beside it, so this root holds the other three. */
function categoriesRoot(site: Site): NavigationNode {
  return {
    title: textFor(site, navigationWords.categories),
    href: categoryPage(site, 'all'),
    target: '_self',
    children: ['kitchen', 'home', 'fashion'].map((slug) => branchOf(slug, site)),
    teaser: teasersOf('all', site),
  };
}

function branchOf(slug: string, site: Site): NavigationNode {
  return {
    title: titleOf(slug, site),
    href: categoryPage(site, slug),
    target: '_self',
    children: childrenOf(slug).map((child) => branchOf(child.slug, site)),
    ...(hasTeasers(slug) && { teaser: teasersOf(slug, site) }),
  };
}

function titleOf(slug: string, site: Site): string {
  const category = categories.find((one) => one.slug === slug);
  return category ? textFor(site, category.title) : slug;
}
