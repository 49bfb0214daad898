import { expect, test } from './host.ts';

const sites = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'];

for (const site of sites) {
  test(`every link of header and footer on ${site} leads to a page of the shop`, async ({
    page,
  }) => {
    await page.goto(`/?site=${site}`);
    await page.locator('[data-part="legal-links"]').waitFor();
    for (const item of ['theme-worlds', 'categories', 'coffee', 'sale']) {
      await page.locator(`[data-part="nav-item"][data-item="${item}"]`).hover();
      await page.locator(`[data-flyout="${item}"]`).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.locator('[data-part="icon-user"]').hover();
    await page.locator('[data-part="icon-user"]').click();
    await page.locator('[data-part="account-links"]').waitFor();
    const links = await page
      .locator('[data-fascia] a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const { origin } = new URL(page.url());
    const own = new Set(
      links.filter((href) => new URL(href).origin === origin && !href.includes('#')),
    );
    expect(own.size).toBeGreaterThan(80);
    const lost: string[] = [];
    for (const href of own) {
      const answer = await page.request.get(href);
      if (answer.status() !== 200) lost.push(href.slice(origin.length));
    }
    expect(lost).toEqual([]);
  });
}

test('an address that the shop does not know is not found, and its page has header and footer', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await expect(page.locator('[data-fascia="footer"]')).toBeVisible();
});

test('who logs out in the account flyout is a stranger again', async ({ page, host }) => {
  await page.request.put(`${host.origin}/demo/visitor`, {
    data: { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' },
  });
  await page.goto('/');
  await expect(page.locator('[data-part="icon-user"]')).toHaveAttribute('data-known', 'true');
  await page.locator('[data-part="icon-user"]').click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL(`${host.origin}/`);
  await expect(page.locator('[data-part="icon-user"]')).not.toHaveAttribute('data-known', 'true');
});
