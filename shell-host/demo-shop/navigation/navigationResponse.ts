import { categoryTitle, childCategories } from '../catalogue/categoryTree.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { NavigationNode } from '../wireTypes.ts';
import { navigationTexts } from './navigationTexts.ts';
import { hasTeasers, teaserGroup } from './teasers.ts';

/** The navigation of a site: the roots categories, coffee and sale with their trees (NAV-05). */
export function navigationResponse(site: Site): NavigationNode[] {
  return [categoriesRoot(site), categoryBranch('coffee', site), categoryBranch('sale', site)];
}

/** Coffee and sale are roots of their own, so this root has the other three categories. */
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
    title: categoryTitle(site, slug),
    href: categoryUrl(site, slug),
    target: '_self',
    children: childCategories(slug).map((child) => categoryBranch(child.slug, site)),
    ...(hasTeasers(slug) && { teaser: teaserGroup(slug, site) }),
  };
}
