import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const STATIC_FOOTER = '[data-shell="static-footer"]';
const FOOTER = '[data-fascia="footer"]';
const LEGAL_LINKS = `${FOOTER} [data-part="legal-links"]`;

test.describe('A page without its remote', () => {
  test.use({ usesRemoteServer: true });

  // FOOT-38
  test('leads to imprint, privacy, terms and withdrawal on every site', async ({
    page,
    remote,
    pageErrors,
  }) => {
    remote.respond('down');
    for (const site of sites) {
      await page.goto(`/checkout?site=${site}`);
      await expect(page.locator('#footer')).toHaveAttribute('data-remote', 'absent');
      const links = page.locator(STATIC_FOOTER).getByRole('navigation').getByRole('link');
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        await expect(link).toBeVisible();
        const response = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
      }
    }
    await expectNoViolations(page, STATIC_FOOTER);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('A page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // FOOT-38
  test('has the legal links too', async ({ page }) => {
    await page.goto('/?site=PL');
    await page.getByRole('link', { name: 'Regulamin' }).click();
    await expect(page).toHaveURL(/regulamin-s400115678/);
  });
});

// FOOT-38
test('A page has one footer, the remote’s', async ({ page, pageErrors }) => {
  await page.goto('/');
  await expect(page.locator(LEGAL_LINKS)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator(STATIC_FOOTER)).toBeHidden();
  expect(pageErrors).toEqual([]);
});

// FOOT-38
test('A footer that loads late still replaces the static one', async ({ page, pageErrors }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/Footer\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#footer')).toHaveAttribute('data-remote', 'absent');
  await expect(page.locator(STATIC_FOOTER)).toBeVisible();
  release();
  await expect(page.locator(LEGAL_LINKS)).toBeVisible();
  await expect(page.locator(STATIC_FOOTER)).toBeHidden();
  await expect(page.locator('#footer')).not.toHaveAttribute('data-remote');
  expect(pageErrors).toEqual([]);
});

// FOOT-37, FOOT-38
test('A page whose footer has lost its content keeps the legal links, and gets the footer when the line is back', async ({
  page,
}) => {
  let isDown = true;
  await page.route(/\/content-DE\.[0-9a-f]{10}\.js$/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expect(page.locator('#footer')).not.toHaveAttribute('data-remote');
  await expect(page.locator(STATIC_FOOTER).getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect(page.locator(FOOTER)).toHaveCount(0);
  isDown = false;
  await expect(page.locator(LEGAL_LINKS)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(STATIC_FOOTER)).toBeHidden();
});
