import { menuItems, type AddressName, type MenuItem } from './retailer.ts';
import { defaultSite, siteOf, type Site } from './sites.ts';

/**
 * Returns the URL of a page on a site. All sites of the demo have one origin, so the site is a parameter, which the
 * default site does not need. Absolute addresses are unchanged.
 */
export function pageUrl(site: Site, address: string): string {
  const isComplete = !address.startsWith('/') || /[?&]site=/.test(address);
  if (site === defaultSite || isComplete) return address;
  return `${address}${address.includes('?') ? '&' : '?'}site=${site}`;
}

/** Returns the URL of a page in the shop's folder, or the start page if the folder does not name it. */
export function addressOf(site: Site, name: AddressName): string {
  const { addresses } = siteOf(site);
  return pageUrl(site, addresses[name] ?? addresses.home ?? '/');
}

/** Returns the target of an item in a site's main navigation, or `undefined` if the site does not have the item. */
export function menuUrl(site: Site, item: MenuItem): string | undefined {
  const address = siteOf(site).menu[item];
  return address && pageUrl(site, address);
}

/** The slug of the category of each item in the main navigation. */
export const slugOfMenu = {
  'theme-worlds': 'theme-worlds',
  categories: 'all',
  coffee: 'coffee',
  sale: 'sale',
} as const satisfies Record<MenuItem, string>;

/** Returns the URL of a category page. For items of the main navigation, it is the shop's own URL. */
export function categoryUrl(site: Site, slug: string): string {
  const item = menuItems.find((each) => slugOfMenu[each] === slug);
  return (item && menuUrl(site, item)) ?? pageUrl(site, `/category/${slug}`);
}

/** Returns the URL of a product page. */
export function productUrl(site: Site, id: string): string {
  return pageUrl(site, `/product/${id}`);
}
