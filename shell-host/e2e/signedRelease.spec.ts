import { expect, test as base, type Page } from '@playwright/test';
import { expectSlotState } from './serverMarkup.ts';
import { serveSignedHost, type SignedHost } from './signedReleaseFolder.ts';

const test = base.extend<{ host: SignedHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  host: async ({}, use) => {
    const host = await serveSignedHost();
    host.publish('1.0.0+a', 4);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },
});

/** The kit's reasons for refusing releases. */
const refusals = (page: Page) =>
  page.evaluate(() => {
    const events: { type: string; reason?: string }[] = Reflect.get(window, 'events');
    return events.filter(({ type }) => type === 'refused').map(({ reason }) => reason);
  });

// REL-50
test(
  'a signed release fills the slot, even after the next release was tampered with',
  { tag: '@journey' },
  async ({ page, host }) => {
    await page.goto('/');
    await expectSlotState(page, 'filled');
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    expect(await refusals(page)).toEqual([]);

    host.publish('1.1.0+b', 5);
    const text = host.files.get('current.json') ?? '';
    expect(text).toContain('"version":"1.1.0+b"');
    host.files.set('current.json', text.replace('1.1.0+b', '1.1.0+c'));
    await page.reload();
    await expectSlotState(page, 'filled');
    expect(await refusals(page)).toEqual(['signature']);
  },
);
