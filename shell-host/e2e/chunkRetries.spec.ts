import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles, ONE_RETRY, type Fault } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

// The browser reads what a fragment would bring.
test.use({ hasFragmentService: false });

const COMMON = /\/remote\/common\.[^/]*\.js$/;
const HEADER = /\/remote\/Header\.[^/]*\.js$/;
const HEADER_STYLES = /\/remote\/Header\.[^/]*\.css$/;
const SERVICES = /\/remote\/services\./;

const ONCE: readonly Fault[] = ['503', 'HTML', 'cut', 'throws'];

/** Each script and each fault, but not each pair: these are in the fault matrix, where the header is not the server's. */
const SCRIPTS: readonly (readonly [name: string, files: RegExp, faults: readonly Fault[]])[] = [
  ['common script', COMMON, ['503', 'cut']],
  ['header’s script', HEADER, ['HTML', 'throws']],
  ['services’ script', SERVICES, [...ONCE, 'refused', 'empty']],
  ['texts’ script', /\/remote\/locale-de-DE\./, ['HTML', 'cut']],
  ['script of the footer’s content', /\/remote\/content-DE\./, ['503']],
];

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** The header has its code, its styles, its texts and its data; the footer its content. */
async function expectWhole(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(part(page, 'logo').locator('svg')).toHaveCSS('width', '36px');
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
  await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  await expect(part(page, 'legal-links')).toBeVisible();
}

for (const [name, files, faults] of SCRIPTS) {
  for (const fault of faults) {
    // HK-100, HK-101, HK-104
    test(`After one fault of the ${name} (${fault}) the page is whole, without a page load and without an error`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      const { requests } = await breakFiles(page, files, fault, 'once');
      await page.context().request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
      await page.goto('/');
      await expectWhole(page);
      expect(requests).toEqual(ONE_RETRY);
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}

for (const [name, files] of [
  ['common script', COMMON],
  ['header’s script', HEADER],
  ['header’s style sheet', HEADER_STYLES],
] as const) {
  // HK-100, HOST-40
  test(`Without the ${name} (404) the server’s header stays, and the file is asked for three times`, async ({
    page,
    pageErrors,
  }) => {
    const { requests } = await breakFiles(page, files, '404', 'for good');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
    await expect(serverHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    await expect.poll(() => new Set(requests).size).toBeGreaterThanOrEqual(3);
    expect(pageErrors).toEqual([]);
  });
}

for (const fault of ['404', 'HTML', 'throws'] as const) {
  // HK-100, HK-104
  test(`Without the services’ script (${fault}) the header stands, its flyouts open, and nothing is uncaught`, async ({
    page,
    pageErrors,
  }) => {
    await breakFiles(page, SERVICES, fault, 'for good');
    await page.goto('/');
    await expectHydrated(page);
    await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
    await part(page, 'icon-user').click();
    await expect(page.locator('[data-flyout="account"]')).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

for (const [kind, files] of [
  ['js', /\/remote\/account\.[^/]*\.js$/],
  ['css', /\/remote\/account\.[^/]*\.css$/],
] as const) {
  for (const fault of ONCE) {
    // HK-100, HK-105
    test(`A click opens its flyout although the ${kind} fails at first (${fault})`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      const { requests } = await breakFiles(page, files, fault, 'once');
      await page.goto('/');
      await part(page, 'icon-user').click();
      const flyout = page.locator('[data-flyout="account"]');
      await expect(flyout).toBeVisible();
      await expect(flyout).toHaveCSS('position', 'absolute');
      expect(requests).toEqual(ONE_RETRY);
      expect(new URL(page.url()).pathname).toBe('/');
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}

for (const entry of ['remoteEntry.js', 'container.js'] as const) {
  // HK-100
  test(`A page without a React of its own gets fascia’s after one fault, by ${entry}`, async ({
    page,
    pageErrors,
  }) => {
    const { requests } = await breakFiles(page, /\/remote\/\d+\.[^/]*\.js$/, '503', 'once');
    await openBarePage(page, { entry });
    await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
    expect(requests.filter((address) => address.includes('?')).length).toBeGreaterThan(1);
    expect(pageErrors).toEqual([]);
  });
}

// HK-104
test('An error of the host’s own is not hidden while fascia’s code is loading', async ({
  page,
  pageErrors,
}) => {
  await breakFiles(page, SERVICES, 'hangs', 'for good');
  const requested = page.waitForRequest(SERVICES);
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The host’s own');
    });
  });
  await expect.poll(() => pageErrors).toEqual(['Error: The host’s own']);
});
