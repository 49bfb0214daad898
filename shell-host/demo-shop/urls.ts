import { menuItems, type AddressName, type MenuItem } from './retailer.ts';
import { defaultSite, siteOf, type Site } from './sites.ts';

/**
 * The URL of a page on a site. In the demo all sites have one origin, so that the site is a parameter; the default site
 * needs none. An absolute address stays as it is.
 */
export function pageUrl(site: Site, address: string): string {
  const isComplete = !address.startsWith('/') || /[?&]site=/.test(address);
  if (site === defaultSite || isComplete) return address;
  return `${address}${address.includes('?') ? '&' : '?'}site=${site}`;
}

/** The URL of a page that the shop's folder names; the start page where it does not. */
export function addressOf(site: Site, name: AddressName): string {
  const { addresses } = siteOf(site);
  return pageUrl(site, addresses[name] ?? addresses.home ?? '/');
}

/** Where an item of a site's main navigation leads; undefined where the site has no such item. */
export function menuUrl(site: Site, item: MenuItem): string | undefined {
  const address = siteOf(site).menu[item];
  return address && pageUrl(site, address);
}

/** The slug of the category that each item of the main navigation leads to. */
export const slugOfMenu = {
  'theme-worlds': 'theme-worlds',
  categories: 'all',
  coffee: 'coffee',
  sale: 'sale',
} as const satisfies Record<MenuItem, string>;

/** The URL of a category page: the shop's own for those of the main navigation. */
export function categoryUrl(site: Site, slug: string): string {
  const item = menuItems.find((each) => slugOfMenu[each] === slug);
  return (item && menuUrl(site, item)) ?? pageUrl(site, `/category/${slug}`);
}

/** The URL of a product page. */
export function productUrl(site: Site, id: string): string {
  return pageUrl(site, `/product/${id}`);
}
