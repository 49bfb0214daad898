import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { integrityOf } from '../../tools/build/webpack/integrity/integrity.ts';
import { headTags } from '../../host-kit/src/server.ts';
import { breakFiles } from './faults.ts';
import { expect } from './fixtures.ts';
import { part } from './locators.ts';
import { loadScript } from './policy/emptyPage.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { remoteManifest } from './remoteManifest.ts';
import { test } from './slotPage.ts';
import { openWhole } from './watchFiles.ts';

const INTEGRITY_POLICY = 'blocked-destinations=(script)';
const KIT = readFileSync(join(import.meta.dirname, '../../host-kit/dist/fascia-host.js'));
const KIT_INTEGRITY = integrityOf(KIT, 'sha384');

/** A page with the kit as a classic script. */
const kitPage = () =>
  `<!doctype html>
<html lang="de"><head><title>Host</title><link rel="icon" href="data:,">${headTags(remoteManifest, {
    modules: ['Header', 'Footer'],
    site: 'DE',
    baseUrl: '/remote/',
    withReact: true,
    hashedEntry: true,
    nonce: NONCE,
  })}</head><body>
<div data-fascia-slot="Header" data-site="DE"></div><div data-fascia-slot="Footer" data-site="DE"></div>
<script nonce="${NONCE}" src="/fascia-host.js" crossorigin integrity="${KIT_INTEGRITY}"></script>
<script nonce="${NONCE}">
const { content: entry, dataset } = document.querySelector('meta[name="fascia-entry"]');
fasciaHost.connect({ entry, integrity: dataset.integrity });
fasciaHost.fillSlots();
</script></body></html>`;

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

  // REL-36
  test(
    'has header, footer and flyouts even if a file fails once',
    { tag: '@journey' },
    async ({ page, slotPage, pageErrors, reportedErrors, violations }) => {
      await page.route('**/fascia-host.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: KIT }),
      );
      const { origin } = await slotPage({ html: kitPage, integrityPolicy: INTEGRITY_POLICY });
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

// REL-36
test('the demo host’s pages work with their own integrity policy', async ({
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
