import { categoryTitle, childCategories } from '../catalogue/categoryTree.ts';
import { siteOf, type Site } from '../sites.ts';
import { categoryUrl } from '../urls.ts';
import type { NavigationNode } from '../wireTypes.ts';
import { teaserGroup } from './teasers.ts';

/**
 * Returns the navigation of a site: the roots categories, coffee and sale with their trees (NAV-05) and the shop's
 * titles.
 */
export function navigationResponse(site: Site): NavigationNode[] {
  const { categories, coffee, sale } = siteOf(site).menuTitles;
  return [
    // Coffee and sale are separate roots, so this root has the other three categories.
    createNode('all', categories, ['kitchen', 'home', 'fashion'], site),
    createNode('coffee', coffee, childSlugs('coffee'), site),
    createNode('sale', sale, childSlugs('sale'), site),
  ];
}

const childSlugs = (slug: string) => childCategories(slug).map((child) => child.slug);

const categoryBranch = (slug: string, site: Site): NavigationNode =>
  createNode(slug, categoryTitle(site, slug), childSlugs(slug), site);

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
