import { expect, test } from './fixtures.ts';
import { part } from './locators.ts';
import { changePolicy } from './policy/changePolicy.ts';
import { expectSlotState } from './serverMarkup.ts';

// REL-80, REL-82
test(
  'promotions, legal texts, flyouts and newsletter form work under Trusted Types',
  { tag: '@journey' },
  async ({ page, pageErrors, reportedErrors }) => {
    await page.goto('/contact');
    const banner = part(page, 'top-banner');
    await expect(banner.locator('b').first()).toBeAttached();
    await part(banner, 'legal-toggle').first().click();
    await expect(part(banner, 'legal-text').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await part(page, 'icon-cart').click();
    await expect(page.locator('[data-flyout="cart"]')).toBeVisible();
    const newsletter = part(page, 'newsletter-box');
    await newsletter.scrollIntoViewIfNeeded();
    await expect(newsletter.locator('[name="email"]')).toBeVisible();
    expect([pageErrors, reportedErrors]).toEqual([[], []]);
  },
);

test.describe('a page that does not allow', () => {
  test.use({
    waitsForHydration: false,
    allowedViolations: /Creating a TrustedTypePolicy|'Trusted(?:ScriptURL|HTML)' assignment/,
  });

  // REL-84
  test('the policy “fascia” keeps the server’s header', async ({
    page,
    violations,
    pageErrors,
  }) => {
    await changePolicy(page, (policy) => policy.replace(' fascia ', ' '));
    await page.goto('/');
    await expectSlotState(page, 'absent');
    await expect(page.locator('#header').getByRole('banner')).toBeVisible();
    expect(violations.join()).toContain("TrustedTypePolicy named 'fascia'");
    expect(pageErrors).toEqual([]);
  });

  for (const name of ['fascia-html', 'dompurify']) {
    // REL-84
    test(`the policy “${name}” has promotions without markup and a header that works`, async ({
      page,
      pageErrors,
      reportedErrors,
    }) => {
      await changePolicy(page, (policy) => policy.replace(` ${name} `, ' '));
      await page.goto('/');
      await expect
        .poll(() => reportedErrors.map(({ module, operation }) => `${module}/${operation}`))
        .toContain('untrusted/sanitize');
      await expect(part(page, 'top-banner')).toContainText('10 % auf alle Kaffees');
      await expect(part(page, 'top-banner').locator('b')).toHaveCount(0);
      await part(page, 'icon-cart').click();
      await expect(page.locator('[data-flyout="cart"]')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });
  }
});

interface Policies {
  policies: Record<
    string,
    { createScriptURL?(url: string): object; createHTML?(html: string): object }[]
  >;
}

/** In the page: stores the Trusted Types policies that the page creates. */
function keepPolicies(): void {
  const kept: Policies['policies'] = {};
  Object.assign(window, { policies: kept });
  interface Factory {
    createPolicy(name: string, rules: object): Policies['policies'][string][number];
  }
  const { prototype } = Reflect.get(window, 'TrustedTypePolicyFactory') as { prototype: Factory };
  const { createPolicy } = prototype;
  prototype.createPolicy = function create(this: Factory, name, rules) {
    const policy = createPolicy.call(this, name, rules);
    (kept[name] ??= []).push(policy);
    return policy;
  };
}

// REL-82
test('the policies for the entry and for editors’ texts reject other values', async ({ page }) => {
  await page.addInitScript(keepPolicies);
  await page.goto('/');
  await expect(part(page, 'top-banner').locator('b').first()).toBeAttached();
  const made = await page.evaluate(() => {
    const { policies } = window as unknown as Policies;
    return {
      names: Object.keys(policies).toSorted(),
      urls: policies['fascia-host']?.map((policy) =>
        String(policy.createScriptURL?.('https://evil.test/a.js')),
      ),
      html: String(
        policies['fascia-html']?.[0]?.createHTML?.('<b onclick="a()">b</b><script>c</script>'),
      ),
    };
  });
  expect(made.names).toEqual(['dompurify', 'fascia', 'fascia-host', 'fascia-html', 'shell-host']);
  const { origin } = new URL(page.url());
  expect(made.urls).toEqual([expect.stringMatching(`^${origin}/remote/container`)]);
  expect(made.html).toBe('<b>b</b>');
});

test.describe('a page of the demo host', () => {
  test.use({ allowedViolations: /'TrustedHTML'/ });

  // REL-80
  test('does not accept a string as HTML', async ({ page, violations }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const isAccepted = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>Kaffee</b>';
        return true;
      } catch {
        return false;
      }
    });
    expect(isAccepted).toBe(false);
    await expect.poll(() => violations).toEqual([expect.stringContaining("'TrustedHTML'")]);
  });
});
