import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sites } from '../shop/sites.ts';
import { expect, test } from './host.ts';

const FOOTER = '[data-fascia="footer"]';
const part = (name: string) => `${FOOTER} [data-part="${name}"]`;

/** A page with its footer, drawn and in view. */
async function open(page: Page, address: string, width = 1500): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.locator(part('legal-links')).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

async function violations(page: Page) {
  return (await new AxeBuilder({ page }).include(FOOTER).analyze()).violations;
}

for (const site of sites) {
  test(`axe finds nothing on the footer of ${site}, collapsed and open`, async ({ page }) => {
    for (const [width, path] of [
      [1500, '/contact'],
      [375, '/contact'],
      [1500, '/checkout'],
    ] as const) {
      await open(page, `${path}?site=${site}`, width);
      expect(await violations(page)).toEqual([]);
      for (const head of await page.locator(`${FOOTER} h3 button`).all()) await head.click();
      await page.locator(`${part('country-switcher')} button`).click();
      await expect(page.locator(part('country'))).toHaveCount(9);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('The order of headings is right under whatever heading a page ends with', async ({ page }) => {
  await open(page, '/contact');
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await page.evaluate((depth) => {
      const host = document.getElementById('page');
      const levels = Array.from({ length: depth }, (_, place) => `h${place + 1}`);
      if (host) host.innerHTML = levels.map((tag) => `<${tag}>Kaffee</${tag}>`).join('');
    }, level);
    const found = await new AxeBuilder({ page }).withRules(['heading-order']).analyze();
    expect(found.violations).toEqual([]);
  }
});

test('The newsletter’s code comes when its box is near, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 1500, height: 400 });
  await page.goto('/category/all');
  await expect(page.locator(part('newsletter-box'))).toBeAttached();
  await page.waitForLoadState('networkidle');
  const forms = () => scripts.filter((url) => /\/NewsletterForm\.\w+\.js$/.test(url));
  expect(forms()).toEqual([]);
  await page.locator(part('newsletter-box')).scrollIntoViewIfNeeded();
  await expect(page.locator(`${part('newsletter-box')} [name="email"]`)).toBeVisible();
  expect(forms()).toHaveLength(1);
});

for (const width of [320, 375, 800, 1200, 1500, 2560]) {
  test(`Nothing of the footer is cut off at ${width} px, in the longest languages`, async ({
    page,
  }) => {
    for (const site of ['HU', 'PL', 'TR']) {
      await open(page, `/contact?site=${site}`, width);
      for (const head of await page.locator(`${FOOTER} h3 button`).all()) await head.click();
      await page.locator(`${part('country-switcher')} button`).click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      for (const country of await page.locator(part('country')).all()) {
        await expect(country).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('The country switcher works by keyboard, and leads to another country', async ({ page }) => {
  await open(page, '/contact');
  const button = page.locator(`${part('country-switcher')} button`);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(part('country')).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator(part('country')).first()).toBeHidden();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Polska' }).click();
  await expect(page.locator(FOOTER)).toHaveAttribute('data-site', 'PL');
});

test('A phone gets the page for desktops, and finds the way back', async ({ page }) => {
  await open(page, '/contact?a=1', 375);
  await page.locator(part('to-desktop')).click();
  await expect(page).toHaveURL(/\/contact\?a=1&forceP=WEBSHOP$/);
  await page.locator(part('to-mobile')).click();
  await expect(page).toHaveURL(/\/contact\?a=1$/);
});

test('Without the editors’ promotion there is no footer, and the page lives', async ({
  page,
  shop,
  reported,
}) => {
  const address = '/playground?footer.contentsource=promotion';
  await page.goto(address);
  await expect(page.locator(part('legal-links'))).toBeVisible();
  shop.faults.set('promotion', { kind: 'status', status: 404 });
  await page.goto(address);
  await expect.poll(() => reported.map(({ module }) => module)).toContain('footer');
  await expect(page.locator(FOOTER)).toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
  expect(reported.filter(({ module }) => module === 'footer')).toHaveLength(1);
});
