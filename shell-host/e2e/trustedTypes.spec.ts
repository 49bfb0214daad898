import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { changePolicy } from './policy/changePolicy.ts';
import { logInAsStaff, part as previewPart } from './previewPanel.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

for (const hasFragmentService of [true, false]) {
  test.describe(hasFragmentService ? 'A server’s header' : 'A header of the browser alone', () => {
    test.use({ hasFragmentService });

    // REL-81, REL-82
    test('has its flyouts, its promotions and legal texts with their markup, and the preview of staff, under Trusted Types', async ({
      page,
      host,
      pageErrors,
      reportedErrors,
    }) => {
      await page.goto('/contact');
      await expect(part(page, 'top-banner').locator('b').first()).toBeAttached();
      const legal = part(page, 'top-banner').locator('[data-part="legal-text"]');
      await part(page, 'top-banner').locator('[data-part="legal-toggle"]').first().click();
      await expect(legal.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await part(page, 'icon-cart').click();
      await expect(page.locator('[data-flyout="cart"]')).toBeVisible();
      await part(page, 'newsletter-box').scrollIntoViewIfNeeded();
      await expect(part(page, 'newsletter-box').locator('[name="email"]')).toBeVisible();
      expect([pageErrors, reportedErrors]).toEqual([[], []]);
      if (!hasFragmentService) return;
      await test.step('the preview', async () => {
        await logInAsStaff(page, host.origin);
        await page.goto('/');
        await previewPart(page, 'open').click();
        await expect(previewPart(page, 'message')).toHaveText('Active tests found.');
        expect(pageErrors).toEqual([]);
      });
    });
  });
}

test.describe('A page that does not allow', () => {
  test.use({
    waitsForHydration: false,
    allowedViolations: /Creating a TrustedTypePolicy|'Trusted(?:ScriptURL|HTML)' assignment/,
  });

  // REL-84
  test('the policy “fascia” keeps the server’s header, without an uncaught error', async ({
    page,
    violations,
    pageErrors,
  }) => {
    await changePolicy(page, (policy) => policy.replace(' fascia ', ' '));
    await page.goto('/');
    await expect(page.locator('#header')).toHaveAttribute('data-fascia-slot-state', 'absent');
    await expect(page.locator('#header').getByRole('banner')).toBeVisible();
    expect(violations.join()).toContain("TrustedTypePolicy named 'fascia'");
    expect(pageErrors).toEqual([]);
  });

  // REL-84
  test('a policy for markup has promotions without markup, and a header that works', async ({
    page,
    pageErrors,
    reportedErrors,
  }) => {
    for (const name of ['fascia-html', 'dompurify']) {
      await test.step(name, async () => {
        reportedErrors.length = 0;
        await page.unrouteAll();
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
});

interface Policies {
  policies: Record<
    string,
    { createScriptURL?(url: string): object; createHTML?(html: string): object }[]
  >;
}

/** In the page: keeps the policies of Trusted Types that it creates. */
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

// REL-80, REL-85, REL-90
test('A page of the demo host takes no string as HTML, and whoever gets hold of fascia’s policies gets no foreign script and no script in HTML from them', async ({
  page,
  violations,
}) => {
  await page.addInitScript(keepPolicies);
  await page.goto('/');
  await expect(part(page, 'top-banner').locator('b').first()).toBeAttached();
  const made = await page.evaluate(() => {
    const { policies } = window as unknown as Policies;
    const { origin, protocol, host } = location;
    const addresses = [
      'https://evil.test/a.js',
      `${origin}/remote/../evil.js`,
      `${origin}/remote\\..\\..\\evil.js`,
      `${origin}/remote-evil.js`,
      origin.replace('//', '//evil@').concat('/remote/a.js'),
      // In a page of the same scheme a path, below the page's own folder.
      `${protocol}${host}/remote/evil.js`,
      'data:text/javascript,1',
    ];
    const all = [...(policies['fascia'] ?? []), ...(policies['fascia-host'] ?? [])];
    return {
      names: Object.keys(policies).toSorted(),
      addresses: all.flatMap((policy) =>
        addresses.map((address) => {
          try {
            const made = String(policy.createScriptURL?.(address));
            return made && new URL(made, document.baseURI).href;
          } catch {
            return '';
          }
        }),
      ),
      html: String(
        policies['fascia-html']?.[0]?.createHTML?.('<b onclick="a()">b</b><script>c</script>'),
      ),
    };
  });
  expect(made.names).toEqual(['dompurify', 'fascia', 'fascia-host', 'fascia-html', 'shell-host']);
  const { origin } = new URL(page.url());
  const foreign = made.addresses.filter(
    (address) => address && !address.startsWith(`${origin}/remote/`),
  );
  expect(foreign).toEqual([]);
  expect(made.addresses.length).toBeGreaterThan(0);
  expect(made.html).toBe('<b>b</b>');
  const answer = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>Kaffee</b>';
      return 'taken';
    } catch {
      return 'refused';
    }
  });
  expect(answer).toBe('refused');
  // The tests notice what a page does against its policy.
  await expect.poll(() => violations).toEqual([expect.stringContaining("'TrustedHTML'")]);
  violations.length = 0;
});
