import type { Page } from '@playwright/test';
import { holdRequests } from './faults.ts';
import { expect } from './fixtures.ts';

/** The header as rendered by the server. Hydration replaces its layout `auto`. */
export const serverHeader = (page: Page) => page.locator('#header [data-fascia-layout="auto"]');

/**
 * Holds back the host's scripts, and therefore the remote's. Until they load, a page shows the server's markup.
 *
 * @returns a function that lets them load.
 */
export const holdScripts = (page: Page): Promise<() => void> =>
  holdRequests(page, /\/host\/[^/]+\.js$/);

/**
 * Opens a page whose scripts are held back, and waits until its style sheets apply and it is painted. Browsers ignore
 * clicks before the first paint.
 */
export async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  // The scripts delay `DOMContentLoaded` too.
  await page.waitForFunction(() => {
    if (!document.querySelector('#footer > *')) return false;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && sheets.every(({ sheet }) => sheet);
  });
}

/** Waits until the header has been hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#header > [data-fascia-layout]')).toBeAttached();
  await expect(serverHeader(page)).toHaveCount(0);
}

/** Waits until the kit has filled a slot or uses its fallback. */
export async function expectSlotState(
  page: Page,
  state: 'filled' | 'absent' | 'broken',
  slot = '#header',
): Promise<void> {
  await expect(page.locator(slot)).toHaveAttribute('data-fascia-slot-state', state);
}
