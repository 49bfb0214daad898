import type { Page } from '@playwright/test';
import { breakFiles, type Fault } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, serverHeader } from './serverMarkup.ts';

// The browser reads what a fragment would bring.
test.use({ hasFragmentService: false });

const FILES = {
  'common script': /\/remote\/common\.[^/]*\.js$/,
  'header’s script': /\/remote\/Header\.[^/]*\.js$/,
  'common style sheet': /\/remote\/common\.[^/]*\.css$/,
  'header’s style sheet': /\/remote\/Header\.[^/]*\.css$/,
  'services’ script': /\/remote\/services\./,
  'texts’ script': /\/remote\/locale-de-DE\./,
  'script of the footer’s content': /\/remote\/content-DE\./,
} satisfies Record<string, RegExp>;

const ONCE: Fault[] = ['503', 'HTML', 'cut', 'empty', 'throws'];

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

async function logIn(page: Page): Promise<void> {
  await page.context().request.put('/demo/visitor', { data: { kind: 'LOGGED_IN' } });
}

/** The header has its code, its styles, its texts and its data; the footer its content. */
async function expectWhole(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(part(page, 'logo').locator('svg')).toHaveCSS('width', '36px');
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
  await expect(part(page, 'icon-user')).toHaveAttribute('data-known', 'true');
  await expect(page.locator('[data-fascia="header"]')).toHaveCount(1);
  await expect(part(page, 'legal-links')).toBeVisible();
}

for (const [name, files] of Object.entries(FILES)) {
  for (const fault of ONCE) {
    // HK-100, HK-103, HK-104
    test(`After one fault of the ${name} (${fault}) the page is whole, without a page load and without an error`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      const { requests } = await breakFiles(page, files, fault, 'once');
      await logIn(page);
      await page.goto('/');
      await expectWhole(page);
      const [first = '', second = ''] = requests;
      expect(requests).toHaveLength(2);
      expect(second.replace(first, '')).toMatch(/^\?\d+$/);
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}

for (const name of ['common script', 'header’s script', 'header’s style sheet'] as const) {
  // HK-100, HOST-40
  test(`Without the ${name} (404) the server’s header stays, and the file is asked for three times`, async ({
    page,
    pageErrors,
  }) => {
    const { requests } = await breakFiles(page, FILES[name], '404', 'for good');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#header')).toHaveAttribute('data-remote', 'absent');
    await expect(serverHeader(page).getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(requests).size).toBe(requests.length);
    expect(pageErrors).toEqual([]);
  });
}

for (const fault of ['404', 'HTML', 'throws'] as const) {
  // HK-100, HK-104
  test(`Without the services’ script (${fault}) the header stands, and its flyouts open`, async ({
    page,
    pageErrors,
  }) => {
    await breakFiles(page, FILES['services’ script'], fault, 'for good');
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
      expect(requests).toHaveLength(2);
      expect(new URL(page.url()).pathname).toBe('/');
      expect(reportedErrors).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}

// HK-100
test('A page without a React of its own gets fascia’s after one fault', async ({
  page,
  pageErrors,
}) => {
  const { requests } = await breakFiles(page, /\/remote\/\d+\.[^/]*\.js$/, '503', 'once');
  const body = `<!doctype html><meta charset="utf-8"><title>Shop</title><div id="slot"></div>
<script src="/remote/remoteEntry.js"></script>
<script type="module">
await fascia.init({});
(await fascia.get('./mount'))().mount(slot, 'Header', { site: 'DE' });
</script>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  await expect(part(page, 'icon-cart')).toHaveAccessibleName(/Warenkorb/);
  expect(requests.filter((address) => address.includes('?')).length).toBeGreaterThan(1);
  expect(pageErrors).toEqual([]);
});

// HK-104
test('An error of the host’s own is not hidden while fascia’s code is loading', async ({
  page,
  pageErrors,
}) => {
  await breakFiles(page, FILES['services’ script'], 'hangs', 'for good');
  const requested = page.waitForRequest(FILES['services’ script']);
  await page.goto('/', { waitUntil: 'commit' });
  await requested;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The host’s own');
    });
  });
  await expect.poll(() => pageErrors).toEqual(['Error: The host’s own']);
});
