import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shopFolder } from '../../tools/shop/shopFolder.ts';
import { routeOf, type Route } from '../demo-shop/pages/routing/routes.ts';
import { menuItems, type AddressName, type MenuItem } from '../demo-shop/retailer.ts';
import { siteOf, sites, type Site } from '../demo-shop/sites.ts';
import { pageUrl } from '../demo-shop/urls.ts';
import { waitForAllPageData, waitForPageData, waitForRendering } from './pageData.ts';

/** Base for paths. Addresses in a shop's folder may have any origin. */
const OWN = 'http://localhost';

const isForeign = ({ hostname }: URL) => hostname !== 'localhost';
const isFont = ({ pathname }: URL) => /\.(?:woff2?|ttf|otf)$/i.test(pathname);
const isPicture = ({ pathname }: URL) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(pathname);

/**
 * Blocks fonts, and requests to other hosts that a shop's folder may name. Fonts that load late move the page, and a
 * host that does not respond delays the page's `load` event. Pages of other hosts are empty.
 */
export async function blockShopFiles(page: Page): Promise<void> {
  await page.route(
    (url) => isForeign(url) || isFont(url),
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' })
        : route.abort(),
  );
}

/** Records warnings and errors in the page's console, except for files that the shop's folder names. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    const { url } = message.location();
    const source = new URL(url || OWN);
    const isOfShop = isForeign(source) || isFont(source) || isPicture(source);
    if (!isOfShop) messages.push(message.text());
  });
  return messages;
}

/** Returns the first site for each distinct value, such as the settings of a feature. */
export function sitesByValue(valueOf: (site: Site) => unknown): Site[] {
  const values = sites.map((site) => JSON.stringify(valueOf(site)));
  return sites.filter((_, index) => values.indexOf(values[index] ?? '') === index);
}

/** The start page of a site in the demo. */
export const startPage = (site: Site): string => `/?site=${site}`;

const fallbacks = {
  cart: ['cart', '/cart'],
  checkout: ['checkout', '/checkout'],
  newsletter: ['newsletter', '/newsletter'],
  contact: ['help', '/help'],
} as const satisfies Partial<Record<AddressName, readonly [Route['name'], string]>>;

/** The address of a demo page: the shop's own, or a fallback if the demo has no page for the shop's address. */
export function demoPage(site: Site, name: keyof typeof fallbacks): string {
  const { pathname } = new URL(siteOf(site).addresses[name] ?? '/', OWN);
  const [route, fallback] = fallbacks[name];
  return pageUrl(site, routeOf(pathname).name === route ? pathname : fallback);
}

/** The items of a site's main navigation in order, with the addresses from the shop's folder. */
export const menuOf = (site: Site): [item: MenuItem, address: string][] =>
  menuItems.flatMap((item): [MenuItem, string][] => {
    const address = siteOf(site).menu[item];
    return address ? [[item, address]] : [];
  });

/** The demo page of the last item in a site's main navigation, or the start page if the site has no items. */
export function lastCategory(site: Site): string {
  const [, address] = menuOf(site).at(-1) ?? [];
  return address ? pageUrl(site, new URL(address, OWN).pathname) : startPage(site);
}

/** An address without the site parameter that the demo's services add. */
export const withoutSite = (address: string): string => {
  const url = new URL(address, OWN);
  url.searchParams.delete('site');
  return url.href;
};

/** The legal pages that the footer of a site's folder names. */
export function legalPages(site: Site): string[] {
  const file = join(shopFolder().folder, 'sites', site, 'footer.json');
  const { legalLinks } = JSON.parse(readFileSync(file, 'utf8')) as {
    legalLinks: { url: string }[];
  };
  return legalLinks.map(({ url }) => url).filter((url) => !url.startsWith('#'));
}

/** Waits until header and footer are interactive and rendered. */
export async function waitForModules(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ['header', 'footer'].every(
        (name) => performance.getEntriesByName(`fascia:${name}:interactive`).length > 0,
      ),
    undefined,
    { polling: 100 },
  );
  await waitForRendering(page);
}

/**
 * Waits for everything that a page without a fragment service loads. Sites without theme worlds in their menu do not
 * request them.
 */
export const waitForContent = (page: Page, site: Site): Promise<void> =>
  siteOf(site).menu['theme-worlds']
    ? waitForAllPageData(page)
    : waitForPageData(page, ['/jsonflyoutnavigation']);
