import { fetchFragment, fragmentHtml, headTags, type Fragment } from '../../host-kit/src/server.ts';
import { holdRequests } from './faults.ts';
import { expect } from './fixtures.ts';
import { part } from './locators.ts';
import { waitForPageData } from './pageData.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { FILL_SLOTS, test } from './slotPage.ts';
import { openWhole, watchFiles } from './watchFiles.ts';

/** A page with `headTags`, a header and a footer. */
function pageOf(baseUrl: string, settings: Record<string, unknown> = {}, footer?: Fragment) {
  const tags = headTags(remoteManifest, {
    modules: ['Header', 'Footer'],
    site: 'AT',
    withReact: true,
    hashedEntry: true,
    baseUrl,
    settings,
    nonce: NONCE,
    fragments: footer ? [footer] : [],
  });
  const rendered = footer ? fragmentHtml(footer, 'footer', { withHead: false }) : '';
  const attributes = Object.entries(settings).map(([name, value]) => `data-${name}="${value}"`);
  const html = `<!doctype html><html lang="de"><head><title>Host</title>
<link rel="icon" href="data:,">${tags}</head><body>
<div data-fascia-slot="Header" data-site="AT" ${attributes.join(' ')}></div>
<main><h1>Coffee</h1></main>
<div data-fascia-slot="Footer" data-site="AT" ${attributes.join(' ')}>${rendered}</div>
<script nonce="${NONCE}">${FILL_SLOTS}</script></body></html>`;
  return { html: () => html, policy: strictPolicy(baseUrl) };
}

// HK-80, HK-81, HK-90
test(
  'a page loads each file of its head once, even if one is late',
  { tag: '@journey' },
  async ({ page, host, slotPage, pageErrors }) => {
    const files = await watchFiles(page);
    const release = await holdRequests(page, /\/remote\/services\.\w+\.js/);
    const { origin } = await slotPage(pageOf(`${host.origin}/remote/`));
    await page.goto(origin, { waitUntil: 'commit' });
    // By now the header has requested the held script.
    await expect(part(page, 'logo')).toBeVisible();
    release();
    await waitForPageData(page);
    await files.expectEachUsedOnce();
    // The page's own script loads the entry.
    const scripts = (await files.scripts()).filter((url) => !url.includes('/container.'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(pageErrors).toEqual([]);
  },
);

const READ = /^\/(service\/(cart|customerfrontenddata|promotion)\/|jsonflyoutnavigation)/;

// HK-82, HK-130
test('data requests start before the remote’s scripts load and are not repeated', async ({
  page,
  slotPage,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (READ.test(pathname)) reads.push(pathname);
  });
  const release = await holdRequests(page, '**/remote/*.js*');
  const { origin } = await slotPage(pageOf('/remote/'));
  await page.goto(origin, { waitUntil: 'commit' });
  const early = [/cart/, /customerfrontenddata/, /jsonflyoutnavigation/, /~header_top$/];
  await expect.poll(() => early.filter((path) => !reads.some((it) => path.test(it)))).toEqual([]);
  release();
  await waitForPageData(page);
  await expect(part(page, 'top-banner')).toBeVisible();
  expect(reads).toEqual([...new Set(reads)]);
});

// HK-81, HK-80
test('a page with server-rendered modules loads each file of its head once', async ({
  page,
  pageErrors,
}) => {
  const files = await watchFiles(page);
  await page.goto('/');
  await waitForPageData(page);
  await files.expectEachUsedOnce();
  await expect(page.locator('link[rel="preload"][as="script"]')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

// HK-82, HK-80
test('a page with only a server-rendered footer loads each file of its head once', async ({
  page,
  host,
  slotPage,
  pageErrors,
}) => {
  const files = await watchFiles(page);
  const service = { origin: host.origin, timeoutMs: 60_000 };
  const footer = await fetchFragment('footer', { site: 'AT' }, service);
  expect(footer.source).toBe('service');
  const { origin } = await slotPage(pageOf('/remote/', {}, footer));
  await openWhole(page, origin);
  await expect(page.locator('[data-fascia="footer"]')).toHaveCSS('display', 'block');
  await files.expectEachUsedOnce();
  expect(pageErrors).toEqual([]);
});
