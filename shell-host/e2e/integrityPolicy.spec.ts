import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { integrityOf } from '../../config/webpack/integrity/integrity.ts';
import { headTags, type HeadOptions } from '../../host-kit/src/server.ts';
import { breakFiles } from './faults.ts';
import { expect } from './fixtures.ts';
import { part } from './locators.ts';
import { loadScript } from './policy/emptyPage.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { test } from './slotPage.ts';
import { openWhole, watchFiles } from './watchFiles.ts';

const INTEGRITY_POLICY = 'blocked-destinations=(script)';
const KIT = readFileSync(join(import.meta.dirname, '../../host-kit/dist/fascia-host.js'));
const KIT_INTEGRITY = integrityOf(KIT, 'sha384');

const CONNECT_BY_META = `
const { content: entry, dataset } = document.querySelector('meta[name="fascia-entry"]');
fasciaHost.connect({ entry, integrity: dataset.integrity });`;

/** A page with the kit as a classic script. */
const kitPage = (head: Partial<HeadOptions>, connect: string) => () =>
  `<!doctype html>
<html lang="de"><head><title>Host</title><link rel="icon" href="data:,">${headTags(remoteManifest, {
    modules: ['Header', 'Footer'],
    site: 'DE',
    baseUrl: '/remote/',
    withReact: true,
    nonce: NONCE,
    ...head,
  })}</head><body>
<div data-fascia-slot="Header" data-site="DE"></div><div data-fascia-slot="Footer" data-site="DE"></div>
<script nonce="${NONCE}" src="/fascia-host.js" crossorigin integrity="${KIT_INTEGRITY}"></script>
<script nonce="${NONCE}">${connect}
fasciaHost.fillSlots();
</script></body></html>`;

const serveKit = (page: Page) =>
  page.route('**/fascia-host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: KIT }),
  );

/** Whether the page runs a script without integrity. */
async function runsPlainScripts(page: Page): Promise<boolean> {
  await page.route('**/plain.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '0' }),
  );
  return loadScript(page, '/plain.js').then(
    () => true,
    () => false,
  );
}

test.describe('a page that refuses scripts without integrity', () => {
  test.use({ allowedViolations: /\/plain\.js/ });

  // REL-37
  test(
    'has header, footer and flyouts although a file fails once',
    { tag: '@journey' },
    async ({ page, slotPage, pageErrors, reportedErrors, violations }) => {
      await serveKit(page);
      const { origin } = await slotPage({
        html: kitPage({ hashedEntry: true }, CONNECT_BY_META),
        integrityPolicy: INTEGRITY_POLICY,
      });
      const lost = await breakFiles(page, /\/account\.[^/]*\.js$/, 'refused', 'once');
      await openWhole(page, origin);
      await part(page, 'icon-user').click();
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
      expect(lost.requests).toHaveLength(2);
      expect(await runsPlainScripts(page)).toBe(false);
      await expect.poll(() => violations).toEqual([expect.stringContaining('/plain.js')]);
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
    },
  );
});

// REL-37
test('the demo host’s pages require integrity and have it', async ({
  page,
  pageErrors,
  violations,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()['integrity-policy']).toBe(INTEGRITY_POLICY);
  await part(page, 'icon-user').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.goto('/playground');
  await expect(page.locator('[data-fascia="header"]').first()).toBeVisible();
  expect([pageErrors, violations]).toEqual([[], []]);
});

for (const [title, hashedEntry, connect, name] of [
  [
    'the entry that its head names',
    true,
    CONNECT_BY_META,
    expect.stringMatching(/^container\.[0-9a-f]{10}\.js$/),
  ],
  [
    'the entry’s plain name',
    false,
    `fasciaHost.connect({ entry: '/remote/container.js' });`,
    'container.js',
  ],
] as const) {
  // REL-36, REL-38
  test(`a host that connects with ${title} loads one entry`, async ({
    page,
    slotPage,
    pageErrors,
  }) => {
    await serveKit(page);
    const files = await watchFiles(page);
    const { origin } = await slotPage({ html: kitPage({ hashedEntry }, connect) });
    await openWhole(page, origin);
    await files.expectEachUsedOnce();
    const entries = [...files.requests.keys()].filter((file) =>
      /^(?:container|remoteEntry)\./.test(file),
    );
    expect(entries).toEqual([name]);
    expect(pageErrors).toEqual([]);
  });
}
