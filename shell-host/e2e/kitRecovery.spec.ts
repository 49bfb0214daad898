import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { pollInSteps } from './pauseClock.ts';
import { expectHydrated, expectSlotState, serverHeader } from './serverMarkup.ts';

const KIT = join(import.meta.dirname, '../../host-kit/dist');

/** Opens a page that imports the kit's modules without a bundler. */
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

test.describe('a page of plain HTML with the kit’s modules', () => {
  test.use({ waitsForHydration: false });

  // HK-26, HK-182
  test('fills its slots once the remote’s React can be loaded', async ({
    page,
    pageErrors,
    reportedErrors,
  }) => {
    const react = await breakFiles(page, /\/remote\/\d+\.[^/]*\.js$/, '503', 'for good');
    await page.clock.install();
    await openPlainPage(page);
    await expectSlotState(page, 'absent');
    await expect(page.locator('#header').getByRole('link', { name: 'Shop' })).toBeVisible();
    react.repair();
    const slot = page.locator('#header');
    await pollInSteps(page, () => slot.getAttribute('data-fascia-slot-state'), 1_000).toBe(
      'filled',
    );
    await expect(page.locator('[data-fascia="header"][data-site="AT"]')).toBeVisible();
    await expect(part(page, 'legal-links')).toBeVisible();
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  });
});

test.describe('a page with a federation runtime and the kit', () => {
  test.use({ usesRemoteServer: true });

  // HK-21, HOST-40, HOST-43, HOST-50
  test('keeps the server’s header while the remote is down and hydrates it afterwards', async ({
    page,
    remote,
    pageErrors,
  }) => {
    remote.respond('down');
    for (const visit of ['first', 'second']) {
      await test.step(`${visit} page`, async () => {
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expectSlotState(page, 'absent');
      });
    }
    const header = serverHeader(page);
    await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    await expect(header.getByRole('search')).toHaveAttribute('action', '/search');
    remote.respond('normal');
    await page.goto('/');
    await expectHydrated(page);
    await expectSlotState(page, 'filled');
    await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
    const entry = await page.locator('meta[name="fascia-entry"]').getAttribute('content');
    expect(entry).toBe(remote.entry);
    expect(pageErrors).toEqual([]);
  });
});
