import type { Page } from '@playwright/test';

/** The header's icons: the flyout of each, the files with its code and styles, and the page that its link leads to. */
export const FLYOUT_ICONS = [
  { icon: 'icon-search', flyout: 'search', chunk: 'search', address: '/search' },
  {
    icon: 'icon-store-finder',
    flyout: 'store-finder',
    chunk: 'store-finder',
    address: '/service/storefinder/search',
  },
  { icon: 'icon-user', flyout: 'account', chunk: 'account', address: '/usermenu' },
  {
    icon: 'icon-cart',
    flyout: 'cart',
    chunk: 'cart-flyout',
    address: '/service/cartfrontend/cart',
  },
] as const;

/** Matches the address, without its query, of a chunk's file. */
export const chunkFile = (chunk: string, kind: 'js' | 'css'): RegExp =>
  new RegExp(`/remote/${chunk}\\.[^/]*\\.${kind}$`);

/**
 * From now on a followed link leaves the page as it is: the server has no content for it (204).
 *
 * @param except The path of a page that can still be opened.
 * @returns the paths of the pages that the visitor would be on, in order.
 */
export async function stayOnPage(page: Page, except?: string): Promise<string[]> {
  const paths: string[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!request.isNavigationRequest() || pathname === except) return route.fallback();
    paths.push(pathname);
    return route.fulfill({ status: 204 });
  });
  return paths;
}
