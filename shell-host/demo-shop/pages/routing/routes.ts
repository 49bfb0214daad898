import { categoryByNumber } from '../../catalogue/categoryByNumber.ts';
import { menuItems, retailer, type AddressName } from '../../retailer.ts';
import { slugOfMenu } from '../../urls.ts';

/** The pages at the addresses in the shop's folder (HOST-50). */
const pageAtAddress = {
  home: 'home',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  newsletter: 'newsletter',
  account: 'account',
  orders: 'account',
  watchList: 'account',
  loyaltyCard: 'account',
  mobilePlan: 'account',
  community: 'account',
  login: 'account',
  register: 'account',
  logout: 'logout',
  stores: 'stores',
  storeFinder: 'stores',
  help: 'help',
  contact: 'help',
  privacy: 'help',
  terms: 'help',
} as const satisfies Record<AddressName, string>;

/** The page of a path, with its parameters. */
export type Route =
  | { name: (typeof pageAtAddress)[AddressName] | 'themeWorlds' | 'playground' | 'notFound' }
  | { name: 'category'; slug: string }
  | { name: 'product'; id: string };

const CATEGORY = /^\/category\/([a-z-]+)$/;
/** The footer's category links: any words, then the category's number (FOOT-15). */
const NUMBERED_CATEGORY = /^\/[^/]+-c(\d+)$/;
const PRODUCT = /^\/product\/(\w+)$/;
/** Help and service pages: a slug of the title, then an id (FOOT-15). */
const HELP = /^\/[^/]+-s\d+(\.html)?$/;

/**
 * Returns the path of an address without a trailing slash. Ignores the origin, because all sites of the demo have the
 * same one.
 */
const pathOf = (address: string) =>
  new URL(address, 'http://shop.test').pathname.replace(/\/$/, '');

const category = (slug: string): Route =>
  slug === 'theme-worlds' ? { name: 'themeWorlds' } : { name: 'category', slug };

const addressRoutes = retailer.sites.flatMap(({ addresses }) =>
  (Object.keys(pageAtAddress) as AddressName[]).flatMap((name): [string, Route][] => {
    const address = addresses[name];
    return address ? [[pathOf(address), { name: pageAtAddress[name] }]] : [];
  }),
);
const menuRoutes = retailer.sites.flatMap(({ menu }) =>
  menuItems.flatMap((item): [string, Route][] => {
    const address = menu[item];
    return address ? [[pathOf(address), category(slugOfMenu[item])]] : [];
  }),
);
/** Paths of pages whose address in the shop's folder is on another host. */
const OWN_PAGES = ['account', 'cart', 'checkout', 'newsletter', 'help'] as const;

const fixedRoutes = new Map<string, Route>([
  ...OWN_PAGES.map((name): [string, Route] => [`/${name}`, { name }]),
  ['/playground', { name: 'playground' }],
  ...menuRoutes,
  ...addressRoutes,
  ['', { name: 'home' }],
]);
const helpPages = new Set(retailer.pages.map(pathOf));

function numberedCategory(path: string): string | undefined {
  return categoryByNumber(Number(NUMBERED_CATEGORY.exec(path)?.[1]));
}

/** Finds the page at a path, with or without a trailing slash. */
export function routeOf(pathname: string): Route {
  const path = pathname.replace(/\/$/, '');
  const fixed = fixedRoutes.get(path);
  if (fixed) return fixed;
  const slug = CATEGORY.exec(path)?.[1] ?? numberedCategory(path);
  if (slug) return category(slug);
  const id = PRODUCT.exec(path)?.[1];
  if (id) return { name: 'product', id };
  return { name: HELP.test(path) || helpPages.has(path) ? 'help' : 'notFound' };
}
