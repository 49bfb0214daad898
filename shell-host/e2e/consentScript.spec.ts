import { join } from 'node:path';
import { bundleForPage } from './bundleForPage.ts';
import { expect, test } from './fixtures.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { serveSlotPage } from './slotPage.ts';

const FOLDER = join(import.meta.dirname, 'consent');
const CONSENT_SCRIPT = 'https://consent.test/script.js';

// REL-81, REL-83
test('the script of a consent manager loads under Trusted Types', async ({
  page,
  pageErrors,
  violations,
}) => {
  await page.route(CONSENT_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "Consent";' }),
  );
  const alias = { '#shop/consentScripts.ts': join(FOLDER, 'consentScripts.ts') };
  const script = await bundleForPage(join(FOLDER, 'consentPage.ts'), alias);
  const html = `<!doctype html><html lang="de"><head><title>Host</title>
<link rel="icon" href="data:,"></head><body><script nonce="${NONCE}">${script}</script></body></html>`;
  const server = await serveSlotPage({ html: () => html });
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
