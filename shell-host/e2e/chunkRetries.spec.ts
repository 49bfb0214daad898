import { openBarePage } from './barePage.ts';
import { breakFiles, ONE_RETRY } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { chunkFile, FLYOUT_ICONS } from './flyoutIcons.ts';
import { part } from './locators.ts';
import { pollInSteps } from './pauseClock.ts';
import { expectHydrated, expectSlotState, serverHeader } from './serverMarkup.ts';

// Without fragments, the browser loads all scripts.
test.use({ hasFragmentService: false });

const HEADER_STYLES = /\/remote\/Header\.[^/]*\.css$/;
const SERVICES = /\/remote\/services\./;

// HK-100, HK-104, HK-182
test(
  'a page recovers from one fault of each script',
  { tag: '@journey' },
  async ({ page, pageErrors, reportedErrors }) => {
    const faults = [
      [/\/remote\/common\.[^/]*\.js$/, '503'],
      [/\/remote\/Header\.[^/]*\.js$/, 'HTML'],
      [/\/remote\/services\./, 'cut'],
      [/\/remote\/locale-de-DE\./, 'throws'],
      [/\/remote\/content-DE\./, 'empty'],
    ] as const;
    await page.context().request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
    const broken = await Promise.all(
      faults.map(([files, fault]) => breakFiles(page, files, fault, 'once')),
    );
    await page.goto('/help');
    await expectHydrated(page);
    await expect(part(page, 'logo').locator('svg')).toHaveCSS('width', '36px');
    await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
    await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
    await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
    await expect(part(page, 'legal-links')).toBeVisible();
    expect(broken.map(({ requests }) => requests)).toEqual(faults.map(() => ONE_RETRY));
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  },
);

// HK-100, HOST-40, HOST-44
test('the server’s header stays while its style sheet is an HTML page, and is hydrated afterwards', async ({
  page,
  pageErrors,
}) => {
  const { requests, repair } = await breakFiles(page, HEADER_STYLES, 'HTML', 'always');
  await page.clock.install();
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await expectSlotState(page, 'absent');
  await expect(serverHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  await expect.poll(() => new Set(requests).size).toBeGreaterThanOrEqual(3);
  repair();
  await pollInSteps(page, () => serverHeader(page).count(), 1_000).toBe(0);
  await expectHydrated(page);
  await expect(part(page, 'logo').locator('svg')).toHaveCSS('width', '36px');
  expect(pageErrors).toEqual([]);
});

// HK-100
test('a header whose style sheet was truncated requests only the style sheet again', async ({
  page,
  pageErrors,
  reportedErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/remote\/Header\.[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  const styles = await breakFiles(page, HEADER_STYLES, 'cut', 'once');
  await openBarePage(page);
  await expect(part(page, 'logo').locator('svg')).toHaveCSS('width', '36px');
  expect(styles.requests).toEqual(ONE_RETRY);
  expect(scripts).toHaveLength(1);
  expect([pageErrors, reportedErrors]).toEqual([[], []]);
});

for (const [kind, file] of [
  ['js', 'script'],
  ['css', 'style sheet'],
] as const) {
  // HK-100, HOST-44
  test(`a click opens a flyout even if its ${file} fails at first`, async ({
    page,
    pageErrors,
    reportedErrors,
  }) => {
    const faults = [kind === 'js' ? '503' : 'empty', 'HTML', 'cut', 'throws'] as const;
    await page.goto('/help');
    for (const [index, { icon, flyout: name, chunk }] of FLYOUT_ICONS.entries()) {
      const fault = faults[index] ?? '503';
      const { requests } = await breakFiles(page, chunkFile(chunk, kind), fault, 'once');
      await part(page, icon).click();
      const flyout = page.locator(`[data-flyout="${name}"]`);
      await expect(flyout).toBeVisible();
      await expect(flyout).toHaveCSS('position', 'absolute');
      expect(requests, `${name}: ${fault}`).toEqual(ONE_RETRY);
    }
    expect(new URL(page.url()).pathname).toBe('/help');
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  });
}

// HK-100
test('a page without React loads fascia’s React after one fault', async ({ page, pageErrors }) => {
  const { requests } = await breakFiles(
    page,
    /\/remote\/[^/]*node_modules_react[^/]*\.js$/,
    '503',
    'once',
  );
  await openBarePage(page);
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
  expect(requests.filter((address) => address.includes('?')).length).toBeGreaterThan(1);
  expect(pageErrors).toEqual([]);
});

// HK-104
test('an error of the host is still reported while fascia’s code is loading', async ({
  page,
  pageErrors,
}) => {
  await breakFiles(page, SERVICES, 'hangs', 'always');
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
