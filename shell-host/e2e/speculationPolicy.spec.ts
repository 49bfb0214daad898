import { expect } from './fixtures.ts';
import { flyout, part } from './locators.ts';
import { NONCE } from './policy/strictPolicy.ts';
import { test } from './slotPage.ts';

/** A page without inline scripts. Fills its header with the remote. */
const pageOf = (nonce: string) => `<!doctype html><title>Shop</title><div id="header"></div>
<script ${nonce} src="/remote/container.js"></script>
<script ${nonce} type="module" src="/host.js"></script>`;

const HOST = `await __fascia_container__.init({});
(await __fascia_container__.get('./mount'))()
  .mount(document.querySelector('#header'), 'Header', { site: 'DE', speculation: true });`;

const BLOCKED = /^Applying inline speculation rules violates/;

for (const { title, sources, nonce = '', isAccepted } of [
  {
    title: 'accepts the rules with a nonce',
    sources: `'nonce-${NONCE}' 'strict-dynamic'`,
    nonce: `nonce="${NONCE}"`,
    isAccepted: true,
  },
  {
    title: "accepts the rules with 'inline-speculation-rules'",
    sources: "'self' 'inline-speculation-rules'",
    isAccepted: true,
  },
  {
    title: 'refuses the rules without either, and the header works',
    sources: "'self'",
    isAccepted: false,
  },
]) {
  test.describe('a policy without inline scripts', () => {
    test.use({ allowedViolations: isAccepted ? undefined : BLOCKED });

    // HOST-140
    test(title, async ({ page, slotPage, violations, pageErrors, reportedErrors }) => {
      const { origin } = await slotPage({
        html: () => pageOf(nonce),
        policy: `default-src 'self'; script-src ${sources}; img-src 'self' data: https:`,
      });
      await page.route('**/host.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: HOST }),
      );
      const session = await page.context().newCDPSession(page);
      const accepted: string[] = [];
      session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
        if (!ruleSet.errorType) accepted.push(ruleSet.sourceText);
      });
      await session.send('Preload.enable');
      await page.goto(origin);
      await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
      await part(page, 'icon-cart').click();
      await expect(flyout(page, 'cart')).toBeVisible();
      expect(accepted).toEqual(
        isAccepted ? [expect.stringContaining('"eagerness":"moderate"')] : [],
      );
      expect(violations.length > 0).toBe(!isAccepted);
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
    });
  });
}
