import { categoryTitle, childCategories } from '../catalogue/categoryTree.ts';
import type { Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { NavigationNode } from '../wireTypes.ts';
import { navigationTexts } from './navigationTexts.ts';
import { teaserGroup } from './teasers.ts';

/** The navigation of a site: the roots categories, coffee and sale with their trees (NAV-05). */
export function navigationResponse(site: Site): NavigationNode[] {
  return [allCategories(site), categoryBranch('coffee', site), categoryBranch('sale', site)];
}

/** Coffee and sale are roots of their own, so this root has the other three categories. */
function allCategories(site: Site): NavigationNode {
  const { allCategories: title } = navigationTexts(site);
  return createNode('all', title, ['kitchen', 'home', 'fashion'], site);
}

function categoryBranch(slug: string, site: Site): NavigationNode {
  const children = childCategories(slug).map((child) => child.slug);
  return createNode(slug, categoryTitle(site, slug), children, site);
}

function createNode(slug: string, title: string, children: string[], site: Site): NavigationNode {
  const teaser = teaserGroup(slug, site);
  return {
    title,
    href: categoryUrl(site, slug),
    target: '_self',
    children: children.map((child) => categoryBranch(child, site)),
    ...(teaser && { teaser }),
  };
}
