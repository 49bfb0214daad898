import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Header and footer as the server has rendered them, before their scripts have taken them over. */
export const serverHeader = (page: Page) => page.locator('#header [data-fascia-layout="auto"]');

/**
 * Holds the host's scripts back, and with them those of the remote, until the returned function is called. Until then
 * pages are what the server has sent.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/host\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits until a page whose scripts are held back is laid out as the server has sent it, and painted: browsers drop clicks
 * before.
 */
export async function waitForLayout(page: Page): Promise<void> {
  // The scripts hold back even `DOMContentLoaded`.
  await page.waitForFunction(() => {
    if (!document.querySelector('#footer > *')) return false;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && sheets.every(({ sheet }) => sheet);
  });
}

/** Opens a page whose scripts are held back, and waits until it is laid out as the server has sent it. */
export async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await waitForLayout(page);
}

/** Waits until the header has been hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#header > [data-fascia-layout]')).toBeAttached();
  await expect(serverHeader(page)).toHaveCount(0);
}
