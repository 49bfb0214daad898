import type { Page } from '@playwright/test';

/** The header's icons with their flyouts, the flyouts' chunks and the addresses of the icons' links. */
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

/** Matches the address of a chunk's file without its query. */
export const chunkFile = (chunk: string, kind: 'js' | 'css'): RegExp =>
  new RegExp(`/remote/${chunk}\\.[^/]*\\.${kind}$`);

/**
 * Responds to navigations with 204 from now on, so that a followed link does not leave the page.
 *
 * @returns the paths of the followed links, in order.
 */
export async function stayOnPage(page: Page): Promise<string[]> {
  const paths: string[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!request.isNavigationRequest()) return route.fallback();
    paths.push(pathname);
    return route.fulfill({ status: 204 });
  });
  return paths;
}
