import { categories } from '../catalogue/catalogue.ts';
import { childCategories } from '../catalogue/categoryTree.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import { navigationTexts } from './navigationTexts.ts';
import { hasTeasers, teaserGroup } from './teasers.ts';
import type { TeaserGroup } from './teasers.ts';

/** A node of `GET /jsonflyoutnavigation` (contract §3). */
export interface NavigationNode {
  title: string;
  href: string;
  target: '_self';
  children: NavigationNode[];
  teaser?: TeaserGroup;
}

/** The roots categories, coffee and sale, with their trees in the site's language. */
export function navigationResponse(site: Site): NavigationNode[] {
  return [categoriesRoot(site), categoryBranch('coffee', site), categoryBranch('sale', site)];
}

/** Coffee and sale stand beside it, so this root holds the other three. */
function categoriesRoot(site: Site): NavigationNode {
  return {
    title: localize(site, navigationTexts.categories),
    href: categoryUrl(site, 'all'),
    target: '_self',
    children: ['kitchen', 'home', 'fashion'].map((slug) => categoryBranch(slug, site)),
    teaser: teaserGroup('all', site),
  };
}

function categoryBranch(slug: string, site: Site): NavigationNode {
  return {
    title: titleOf(slug, site),
    href: categoryUrl(site, slug),
    target: '_self',
    children: childCategories(slug).map((child) => categoryBranch(child.slug, site)),
    ...(hasTeasers(slug) && { teaser: teaserGroup(slug, site) }),
  };
}

function titleOf(slug: string, site: Site): string {
  const category = categories.find((one) => one.slug === slug);
  return category ? localize(site, category.title) : slug;
}
