import { join } from 'node:path';
import { bundleForPage } from './bundleForPage.ts';
import { expect, test as base } from './fixtures.ts';
import { NONCE, strictPolicy } from './policy/strictPolicy.ts';
import { serveSlotPage } from './slotPage.ts';

const FOLDER = join(import.meta.dirname, 'consent');
const CONSENT_SCRIPT = 'https://consent.test/script.js';

const test = base.extend<object, { consentPage: string }>({
  consentPage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const alias = { '#shop/consentScripts.ts': join(FOLDER, 'consentScripts.ts') };
      const script = await bundleForPage(join(FOLDER, 'consentPage.ts'), alias);
      await use(`<!doctype html><html lang="de"><head><title>Host</title>
<link rel="icon" href="data:,"></head><body><script nonce="${NONCE}">
window.failures = [];
addEventListener('fascia:error', ({ detail }) => failures.push(detail.operation));
${script}</script></body></html>`);
    },
    { scope: 'worker' },
  ],
});

test.describe('Under Trusted Types', () => {
  // REL-81, REL-83
  test('the consent manager’s script comes by the policy “fascia”', async ({
    page,
    consentPage,
    pageErrors,
    violations,
  }) => {
    await page.route(CONSENT_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Consent";' }),
    );
    const server = await serveSlotPage({ html: () => consentPage });
    try {
      await page.goto(server.origin);
      await expect(page).toHaveTitle('Consent');
      const element = page.locator('script[data-domain-script="at"]');
      await expect(element).toHaveAttribute('src', CONSENT_SCRIPT);
      expect([pageErrors, violations]).toEqual([[], []]);
    } finally {
      await server.close();
    }
  });

  test.describe('in a page that forbids the policy “fascia”', () => {
    test.use({ allowedViolations: /Creating a TrustedTypePolicy/ });

    // REL-84
    test('there is no consent script, which is reported once', async ({
      page,
      consentPage,
      pageErrors,
    }) => {
      const policy = strictPolicy().replace(' fascia ', ' ');
      const server = await serveSlotPage({ html: () => consentPage, policy });
      try {
        await page.goto(server.origin);
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'failures')))
          .toEqual(['consent']);
        await expect(page.locator('script[data-domain-script]')).toHaveCount(0);
        expect(pageErrors).toEqual([]);
      } finally {
        await server.close();
      }
    });
  });
});
