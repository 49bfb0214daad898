import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { integrityOf } from '../../config/webpack/integrity/integrity.ts';
import { headTags, type HeadOptions } from '../../host-kit/src/server.ts';
import { breakFiles } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { loadScript } from './policy/emptyPage.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { serveSlotPage } from './slotPage.ts';

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

/** The addresses of the scripts of the remote that are asked for, and what the browser warns of. */
async function watch(page: Page) {
  const scripts: string[] = [];
  const messages: string[] = [];
  await page.route('**/fascia-host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: KIT }),
  );
  page.on('request', (request) => {
    const [, file = ''] = /\/remote\/(.+\.js)$/.exec(request.url()) ?? [];
    if (file) scripts.push(file);
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  return { scripts, messages };
}

/** Whether the page may run a script that has no integrity. */
async function runsPlainScripts(page: Page): Promise<boolean> {
  await page.route('**/plain.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '0' }),
  );
  return loadScript(page, '/plain.js').then(
    () => true,
    () => false,
  );
}

test.describe('A page that refuses scripts without integrity', () => {
  test.use({ allowedViolations: /\/plain\.js/ });

  // REL-37
  test('has header, footer and flyouts, also after a file was lost', async ({
    page,
    pageErrors,
    reportedErrors,
    violations,
  }) => {
    const { scripts } = await watch(page);
    const server = await serveSlotPage({
      html: kitPage({ hashedEntry: true }, CONNECT_BY_META),
      integrityPolicy: INTEGRITY_POLICY,
    });
    try {
      const lost = await breakFiles(page, /\/account\.[^/]*\.js$/, 'refused', 'once');
      await page.goto(server.origin);
      await expect(page.locator('[data-part="legal-links"]')).toBeVisible();
      await page.locator('[data-part="icon-user"]').click();
      await expect(page.locator('[data-flyout="account"]')).toBeVisible();
      expect(lost.requests).toHaveLength(2);
      expect(scripts.filter((file, index) => scripts.indexOf(file) !== index)).toEqual([]);
      expect(await runsPlainScripts(page)).toBe(false);
      await expect.poll(() => violations).toEqual([expect.stringContaining('/plain.js')]);
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
    } finally {
      await server.close();
    }
  });
});

// REL-37
test('The demo host’s pages refuse scripts without integrity, and have theirs', async ({
  page,
  pageErrors,
  violations,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()['integrity-policy']).toBe(INTEGRITY_POLICY);
  await page.locator('[data-part="icon-user"]').click();
  await expect(page.locator('[data-flyout="account"]')).toBeVisible();
  await page.goto('/playground');
  await expect(page.locator('[data-fascia="header"]').first()).toBeVisible();
  expect([pageErrors, violations]).toEqual([[], []]);
});

// REL-36, REL-38
test('A host that connects with what its head names, or with the plain name, loads one entry, which its head has begun', async ({
  page,
  pageErrors,
}) => {
  const { scripts, messages } = await watch(page);
  for (const [hashedEntry, connect, name] of [
    [true, CONNECT_BY_META, expect.stringMatching(/^container\.[0-9a-f]{10}\.js$/)],
    [false, `fasciaHost.connect({ entry: '/remote/container.js' });`, 'container.js'],
  ] as const) {
    await test.step(hashedEntry ? 'what its head names' : 'the plain name', async () => {
      const server = await serveSlotPage({ html: kitPage({ hashedEntry }, connect) });
      scripts.length = 0;
      try {
        await page.goto(server.origin);
        await expect(page.locator('[data-part="legal-links"]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const entries = scripts.filter((file) => /^(?:container|remoteEntry)\./.test(file));
        expect(entries).toEqual([name]);
        expect(messages).toEqual([]);
        expect(pageErrors).toEqual([]);
      } finally {
        // Nothing of the page is under way when its server closes.
        await page.goto('about:blank');
        await server.close();
      }
    });
  }
});
