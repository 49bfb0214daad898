import type { Page } from '@playwright/test';
import { openBarePage } from './barePage.ts';
import { breakFiles, ONE_RETRY, type Fault } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS } from './flyoutIcons.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

// The browser reads what a fragment would bring.
test.use({ hasFragmentService: false });

const COMMON = /\/remote\/common\.[^/]*\.js$/;
const HEADER = /\/remote\/Header\.[^/]*\.js$/;
const HEADER_STYLES = /\/remote\/Header\.[^/]*\.css$/;
const SERVICES = /\/remote\/services\./;

/** What happens to the first request for each script: each page has five faults, and each fault is in several scripts. */
const FAULTS: readonly (readonly [name: string, files: RegExp, ...faults: Fault[]])[] = [
  ['common script', COMMON, '503', 'cut', 'throws'],
  ['header’s script', HEADER, 'HTML', 'throws', 'refused'],
  ['services’ script', SERVICES, 'cut', '503', 'empty'],
  ['texts’ script', /\/remote\/locale-de-DE\./, 'throws', 'empty', 'HTML'],
  ['script of the footer’s content', /\/remote\/content-DE\./, 'empty', 'HTML', '503'],
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

/** A page of its own for each step: of the one before there is no fault left, and nothing that the tab remembers. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
}

// HK-100, HK-101, HK-104
test('After one fault of each script the page is whole, without a page load and without an error', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  await page.context().request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
  for (const column of [0, 1, 2]) {
    const broken = FAULTS.flatMap(([name, files, ...faults]) => {
      const fault = faults[column];
      return fault ? [{ name, files, fault }] : [];
    });
    await test.step(broken.map(({ fault }) => fault).join(', '), async () => {
      const requestsFor = new Map<string, readonly string[]>();
      for (const { name, files, fault } of broken) {
        requestsFor.set(name, (await breakFiles(page, files, fault, 'once')).requests);
      }
      await page.goto('/help');
      await expectWhole(page);
      for (const [name, requests] of requestsFor) expect(requests, name).toEqual(ONE_RETRY);
      expect(requestsFor.size).toBe(FAULTS.length);
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
      await forget(page);
    });
  }
});

// HK-100, HOST-40
test('Without a file of the header (404) the server’s stays, and the file is asked for three times', async ({
  page,
  pageErrors,
}) => {
  for (const [name, files] of [
    ['common script', COMMON],
    ['header’s style sheet', HEADER_STYLES],
  ] as const) {
    await test.step(name, async () => {
      const { requests } = await breakFiles(page, files, '404', 'for good');
      await page.goto('/help', { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
      await expect(serverHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect.poll(() => new Set(requests).size).toBeGreaterThanOrEqual(3);
      expect(pageErrors).toEqual([]);
      await forget(page);
    });
  }
});

// HK-100, HK-104
test('Without the services’ script the header stands, its flyouts open, and nothing is uncaught', async ({
  page,
  pageErrors,
}) => {
  for (const fault of ['404', 'HTML'] as const) {
    await test.step(fault, async () => {
      const { requests } = await breakFiles(page, SERVICES, fault, 'for good');
      await page.goto('/help');
      await expectHydrated(page);
      await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
      await part(page, 'icon-user').click();
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
      expect(requests).not.toEqual([]);
      expect(pageErrors).toEqual([]);
      await forget(page);
    });
  }
});

// HK-100, HK-105
test('A click opens its flyout although its script or its style sheet fails at first', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  const faults = ['503', 'HTML', 'cut', 'throws'] as const;
  for (const kind of ['js', 'css'] as const) {
    await page.goto('/help');
    for (const [index, { icon, flyout: name, chunk }] of FLYOUT_ICONS.entries()) {
      const fault = faults[index] ?? '503';
      await test.step(`${kind} of ${name}: ${fault}`, async () => {
        const { requests } = await breakFiles(page, chunkFile(chunk, kind), fault, 'once');
        await part(page, icon).click();
        const flyout = page.locator(`[data-flyout="${name}"]`);
        await expect(flyout).toBeVisible();
        await expect(flyout).toHaveCSS('position', 'absolute');
        expect(requests).toEqual(ONE_RETRY);
      });
    }
    expect(new URL(page.url()).pathname).toBe('/help');
    expect(reportedErrors).toEqual([]);
    expect(pageErrors).toEqual([]);
    await forget(page);
  }
});

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
  await page.goto('/help', { waitUntil: 'commit' });
  await requested;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The host’s own');
    });
  });
  await expect.poll(() => pageErrors).toEqual(['Error: The host’s own']);
});
