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

/** The reasons why the kit has refused releases. */
const refusals = (page: Page) =>
  page.evaluate(() => {
    const events: { type: string; reason?: string }[] = Reflect.get(window, 'events');
    return events.filter(({ type }) => type === 'refused').map(({ reason }) => reason);
  });

/** Publishes a release whose pointer differs from the signed text. */
function publishTampered(host: SignedHost): void {
  host.publish('1.1.0+b', 5);
  const text = host.files.get('current.json') ?? '';
  expect(text).toContain('"version":"1.1.0+b"');
  host.files.set('current.json', text.replace('1.1.0+b', '1.1.0+c'));
}

// REL-56, REL-68
test(
  'a signed release fills the slot, and the next page requests only the pointer',
  { tag: '@journey' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, name] = request.url().split('/releases/');
      if (name) requested.push(decodeURIComponent(name));
    });
    await page.goto('/');
    await expectSlotState(page, 'filled');
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    expect(requested).toEqual(['current.json', 'pointers/4.sig']);
    await page.reload();
    await expectSlotState(page, 'filled');
    expect(requested.slice(2)).toEqual(['current.json']);
    expect(await refusals(page)).toEqual([]);
  },
);

// REL-58, REL-68
test('a returning visitor keeps the last verified release if the new one was tampered with', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await expectSlotState(page, 'filled');
  publishTampered(host);
  await page.reload();
  await expectSlotState(page, 'filled');
  expect(await refusals(page)).toEqual(['signature']);
});

// REL-57, REL-68
test('a new visitor keeps the fallback if the release was tampered with', async ({
  page,
  host,
}) => {
  publishTampered(host);
  await page.goto('/');
  await expectSlotState(page, 'absent');
  await expect(page.locator('#header').getByRole('link', { name: 'Shop' })).toBeVisible();
  expect(await page.evaluate(() => '__fascia_container__' in window)).toBe(false);
  expect(await refusals(page)).toEqual(['signature']);
});
