import type { Page } from '@playwright/test';
import { fetchFragment, fragmentHtml, headTags, type Fragment } from '../../host-kit/src/server.ts';
import { expect, test } from './fixtures.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { FILL_SLOTS, serveSlotPage } from './slotPage.ts';
import { openWhole, untilWarned, watchFiles } from './watchFiles.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

function slotPage(baseUrl: string, settings: Record<string, unknown>, footer?: Fragment) {
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
  return serveSlotPage({ html: () => html, policy: strictPolicy(baseUrl) });
}

/** Lists the scripts that are put into the page, from before its own first one: a script that runs again is not requested again. */
async function recordScriptElements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const added: string[] = [];
    Reflect.set(window, 'addedScripts', added);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) added.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'addedScripts') as string[]);
}

/** So long after the others the code that reads comes: the header's own has asked for it then. */
const SERVICES_DELAY_MS = 500;

for (const settings of [{}, { reduced: true }]) {
  // HK-80, HK-81, HK-90, HK-193
  test(`A page with ${JSON.stringify(settings)} uses what its head preloads, loads and runs each file once, under a strict policy`, async ({
    page,
    host,
    pageErrors,
  }) => {
    const { messages, repeated, requests } = watchFiles(page);
    const addedScripts = await recordScriptElements(page);
    await page.route(/\/remote\/services\.\w+\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SERVICES_DELAY_MS));
      await route.continue();
    });
    for (const [origin, baseUrl] of [
      ['its own origin', '/remote/'],
      ['another origin', `${host.origin}/remote/`],
    ] as const) {
      await test.step(`from ${origin}`, async () => {
        requests.clear();
        const server = await slotPage(baseUrl, settings);
        try {
          await openWhole(page, server.origin);
          expect(requests.size).toBeGreaterThan(8);
          expect(repeated()).toEqual([]);
          // The entry, the page runs itself.
          const scripts = (await addedScripts()).filter((url) => !url.includes('/container.'));
          expect(scripts.length).toBeGreaterThan(5);
          expect(scripts.filter((url, index) => scripts.indexOf(url) < index)).toEqual([]);
          expect(messages).toEqual([]);
          expect(pageErrors).toEqual([]);
        } finally {
          await server.close();
        }
      });
    }
  });
}

const READ = /^\/(service\/(cart|customerfrontenddata|promotion)\/|jsonflyoutnavigation)/;

// HK-82, HK-130
test('The reads of a page begin before any script of the remote has come, and none is repeated', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (READ.test(pathname)) reads.push(pathname);
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/remote/*.js*', async (route) => {
    await released.promise;
    await route.continue();
  });
  const server = await slotPage('/remote/', {});
  try {
    await page.goto(server.origin, { waitUntil: 'commit' });
    const early = [/cart/, /customerfrontenddata/, /jsonflyoutnavigation/, /~header_top$/];
    await expect.poll(() => early.filter((path) => !reads.some((it) => path.test(it)))).toEqual([]);
    released.resolve();
    await expect(part(page, 'icon-cart')).toBeVisible();
    await expect(part(page, 'top-banner')).toBeVisible();
    await untilWarned(page);
    expect(reads).toEqual([...new Set(reads)]);
  } finally {
    released.resolve();
    await server.close();
  }
});

// HK-81, HK-85, HK-194
test('A page with a server’s header and footer uses what its head preloads, and loads each file once', async ({
  page,
  pageErrors,
}) => {
  const { messages, repeated, requests } = watchFiles(page);
  await page.goto('/');
  await untilWarned(page);
  // One that the page's own script has asked for before the first frame is none any more.
  expect(await page.locator('link[rel="preload"][as="script"]').count()).toBeGreaterThan(0);
  expect(requests.size).toBeGreaterThan(8);
  expect(repeated()).toEqual([]);
  expect(messages).toEqual([]);
  expect(pageErrors).toEqual([]);
});

// HK-82, HK-85, HK-190
test('A header that scripts draw beside a server’s footer does not wait for it, and each file is loaded once', async ({
  page,
  host,
  pageErrors,
}) => {
  const { messages, repeated, requests } = watchFiles(page);
  const footer = await fetchFragment('footer', { site: 'AT' }, { origin: host.origin });
  expect(footer.source).toBe('service');
  const server = await slotPage('/remote/', {}, footer);
  try {
    await openWhole(page, server.origin);
    expect(await page.evaluate('typeof __fascia_painted__')).toBe('undefined');
    await expect(page.locator('[data-fascia="footer"]')).toHaveCSS('display', 'block');
    expect(requests.size).toBeGreaterThan(8);
    expect(repeated()).toEqual([]);
    expect(messages).toEqual([]);
    expect(pageErrors).toEqual([]);
  } finally {
    await server.close();
  }
});

// HK-190
test('Each file of the head that fails once is asked for again, and the header comes', async ({
  page,
  host,
}) => {
  const server = await slotPage(`${host.origin}/remote/`, {});
  const counts = new Map<string, number>();
  const files = ['common.js', 'common.css', 'Header.js', 'Header.css'];
  await page.route(/\/remote\/(?:common|Header)\.(?:\w+\.)?(?:js|css)/, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.replace(/.*\/(\w+)\..*?(\w+)$/, '$1.$2');
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count === 1 ? route.abort() : route.continue();
  });
  try {
    await page.goto(server.origin);
    await expect(page.locator('[data-fascia="header"] [data-part="logo"]')).toBeVisible();
    for (const file of files) expect(counts.get(file), file).toBeGreaterThan(1);
  } finally {
    await server.close();
  }
});
