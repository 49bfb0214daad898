import { categoryByNumber } from '../../shop/catalogue/data/categoryByNumber.ts';

/** Pages with one address each, without a trailing slash (contract §5, H§2, F§2). */
const fixedPages = {
  '': 'home',
  '/category/theme-worlds': 'themeWorlds',
  '/search': 'search',
  '/service/cartfrontend/cart': 'cart',
  '/checkout': 'checkout',
  '/subscribenewsletter': 'newsletter',
  '/playground': 'playground',
  '/usermenu': 'account',
  '/account': 'account',
  '/account/orders': 'account',
  '/account/watchlist': 'account',
  '/account/card': 'account',
  '/account/mobile': 'account',
  '/community': 'account',
  '/login': 'account',
  '/register': 'account',
  '/logout': 'logout',
  '/service/storefinder': 'stores',
  '/service/storefinder/search': 'stores',
  '/contact': 'help',
  '/privacy': 'help',
} as const;

/** What an address of the host shows. */
export type Route =
  | { name: (typeof fixedPages)[keyof typeof fixedPages] | 'notFound' }
  | { name: 'category'; slug: string }
  | { name: 'product'; id: string };

const CATEGORY = /^\/category\/([a-z-]+)$/;
/** Words for a reader and the number of the category (F§2). */
const NUMBERED_CATEGORY = /^\/[^/]+-c(\d+)$/;
const PRODUCT = /^\/product\/(\w+)$/;
/** Help and service pages: a slug made of their title, and an id (F§2). */
const HELP = /^\/[^/]+-s\d+(\.html)?$/;

function isFixed(path: string): path is keyof typeof fixedPages {
  return Object.hasOwn(fixedPages, path);
}

function numberedCategory(path: string): string | undefined {
  return categoryByNumber(Number(NUMBERED_CATEGORY.exec(path)?.[1]));
}

/** The page at a path; a trailing slash makes no difference. */
export function routeOf(given: string): Route {
  const path = given.replace(/\/$/, '');
  if (isFixed(path)) return { name: fixedPages[path] };
  const slug = CATEGORY.exec(path)?.[1] ?? numberedCategory(path);
  if (slug) return { name: 'category', slug };
  const id = PRODUCT.exec(path)?.[1];
  if (id) return { name: 'product', id };
  return { name: HELP.test(path) ? 'help' : 'notFound' };
}
