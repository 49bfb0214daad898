import type { Page } from '@playwright/test';
import { sites } from '../demo-shop/sites.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FOOTER = '[data-fascia="footer"]';
const LEGAL_LINKS = `${FOOTER} [data-part="legal-links"]`;

/** The elements of the server's footer, to find out whether the same ones are still there. */
const rememberFooter = (page: Page) =>
  page.evaluate((selector) => {
    Reflect.set(window, 'serverFooter', document.querySelector(selector));
  }, FOOTER);

const isSameFooter = (page: Page) =>
  page.evaluate(
    (selector) => document.querySelector(selector) === Reflect.get(window, 'serverFooter'),
    FOOTER,
  );

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
      await expect(page.locator('#footer')).toHaveAttribute('data-fascia-slot-state', 'absent');
      const links = page.locator(`${LEGAL_LINKS} a:not([href^="#"])`);
      expect(await links.count()).toBeGreaterThanOrEqual(4);
      for (const link of await links.all()) {
        await expect(link).toBeVisible();
        const response = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
      }
    }
    await expectNoViolations(page, FOOTER);
    expect(pageErrors).toEqual([]);
  });
});

// FOOT-38, HOST-40
test('The server’s footer stays until its script comes late, is the same afterwards, and the only one', async ({
  page,
  pageErrors,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/Footer\.[0-9a-f]{10}\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await rememberFooter(page);
  await expect(page.locator('#footer')).toHaveAttribute('data-fascia-slot-state', 'absent');
  await expect(page.locator(LEGAL_LINKS)).toBeVisible();
  release();
  await expect(page.locator('#footer')).toHaveAttribute('data-fascia-slot-state', 'filled');
  await page.locator(`${FOOTER} [data-part="country-switcher"] button`).click();
  await expect(page.locator(`${FOOTER} [data-part="country"]`).first()).toBeVisible();
  expect(await isSameFooter(page)).toBe(true);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator(LEGAL_LINKS)).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

// FOOT-37, FOOT-38, SSR-03
test('A page whose footer has lost its content keeps the server’s, and hydrates it when the line is back', async ({
  page,
}) => {
  let isDown = true;
  await page.route(/\/content-DE\.[0-9a-f]{10}\.js$/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await rememberFooter(page);
  await expect(page.locator(LEGAL_LINKS).getByRole('link', { name: 'Impressum' })).toBeVisible();
  isDown = false;
  const countries = page.locator(`${FOOTER} [data-part="country-switcher"]`);
  await expect(countries).not.toHaveAttribute('data-state', 'static', { timeout: 30_000 });
  expect(await isSameFooter(page)).toBe(true);
});
