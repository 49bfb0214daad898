import { categoryByNumber } from '../../catalogue/categoryByNumber.ts';

/** The cart page (HEAD-08). */
export const CART_PATH = '/service/cartfrontend/cart';

/** Pages with a fixed path, without a trailing slash (HOST-51). */
const fixedPages = {
  '': 'home',
  '/category/theme-worlds': 'themeWorlds',
  '/search': 'search',
  [CART_PATH]: 'cart',
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

/** The page that a path leads to, with its parameters. */
export type Route =
  | { name: (typeof fixedPages)[keyof typeof fixedPages] | 'notFound' }
  | { name: 'category'; slug: string }
  | { name: 'product'; id: string };

const CATEGORY = /^\/category\/([a-z-]+)$/;
/** The footer's category links: any words, then the category's number (FOOT-15). */
const NUMBERED_CATEGORY = /^\/[^/]+-c(\d+)$/;
const PRODUCT = /^\/product\/(\w+)$/;
/** Help and service pages: a slug of the title, then an id (FOOT-15). */
const HELP = /^\/[^/]+-s\d+(\.html)?$/;

function isFixed(path: string): path is keyof typeof fixedPages {
  return Object.hasOwn(fixedPages, path);
}

function numberedCategory(path: string): string | undefined {
  return categoryByNumber(Number(NUMBERED_CATEGORY.exec(path)?.[1]));
}

/** Finds the page at a path, with or without a trailing slash. */
export function routeOf(pathname: string): Route {
  const path = pathname.replace(/\/$/, '');
  if (isFixed(path)) return { name: fixedPages[path] };
  const slug = CATEGORY.exec(path)?.[1] ?? numberedCategory(path);
  if (slug) return { name: 'category', slug };
  const id = PRODUCT.exec(path)?.[1];
  if (id) return { name: 'product', id };
  return { name: HELP.test(path) ? 'help' : 'notFound' };
}
