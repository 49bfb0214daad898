import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

const KIT = join(import.meta.dirname, '../../host-kit/dist');

/** A page with the kit's modules as they are, as a host without a bundler may have them. */
async function openPlainPage(page: Page): Promise<void> {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Host</title>
<meta name="fascia-entry" content="/remote/container.js">
<div id="header" data-fascia-slot="Header" data-site="AT"><a href="/">Shop</a></div>
<script type="module" src="/fascia-host/plain.js"></script>
<div data-fascia-slot="Footer" data-site="AT"></div>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('/fascia-host/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(KIT, pathname.replace('/fascia-host/', ''));
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') });
  });
  await page.goto('/', { waitUntil: 'commit' });
}

const slot = (page: Page) => page.locator('#header');
const state = (page: Page, expected: string) =>
  expect(slot(page)).toHaveAttribute('data-fascia-slot-state', expected);

test.describe('A page of plain HTML with the kit’s modules', () => {
  test.use({ waitsForHydration: false });

  // HK-26, HK-182
  test('has header and footer in its slots, also when the remote’s React comes only later, without a page load', async ({
    page,
    pageErrors,
    reportedErrors,
  }) => {
    await openPlainPage(page);
    await state(page, 'filled');
    await expect(page.locator('[data-fascia="header"][data-site="AT"]')).toBeVisible();
    await expect(page.locator('[data-part="legal-links"]')).toBeVisible();
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
    await test.step('React could not be had', async () => {
      await page.evaluate(() => sessionStorage.clear());
      const react = await breakFiles(page, /\/remote\/\d+\.[^/]*\.js$/, '503', 'for good');
      await openPlainPage(page);
      await state(page, 'absent');
      await expect(slot(page).getByRole('link', { name: 'Shop' })).toBeVisible();
      react.repair();
      await state(page, 'filled');
      await expect(page.locator('[data-fascia="header"]')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });
  });
});

test.describe('A page with a federation runtime and the kit', () => {
  test.use({ usesRemoteServer: true });

  // HK-21, HOST-40
  test('does not wait on the second page while the remote is down, and has it on the first after that', async ({
    page,
    remote,
    pageErrors,
  }) => {
    remote.respond('down');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await state(page, 'absent');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await state(page, 'absent');
    const waitedMs = await page.evaluate(() => {
      const [connected] = performance.getEntriesByName('fascia-host:connect');
      return performance.now() - (connected?.startTime ?? NaN);
    });
    expect(waitedMs).toBeLessThan(1500);
    await expect(serverHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    remote.respond('normal');
    await page.goto('/');
    await expectHydrated(page);
    await state(page, 'filled');
    expect(pageErrors).toEqual([]);
  });
});
