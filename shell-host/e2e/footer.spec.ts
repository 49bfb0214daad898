import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FOOTER = '[data-fascia="footer"]';
const part = (name: string) => `${FOOTER} [data-part="${name}"]`;

/** Loads a page and scrolls to its footer. */
async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await page.locator(part('legal-links')).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** Width and height of images, in pixels. */
const sizesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = getComputedStyle(image);
      return [width, height].map((px) => Number(Number.parseFloat(px).toFixed(1)));
    }),
  );

// FOOT-09, FOOT-29, FOOT-30
test('The footer leads a phone to the desktop page and back, has images of a fixed size, continues the page’s headings, and its country switcher works with the keyboard', async ({
  page,
}) => {
  await test.step('a phone can switch to the desktop page and back', async () => {
    await open(page, '/contact?a=1', 375);
    await page.locator(part('to-desktop')).click();
    await expect(page).toHaveURL(/\/contact\?a=1&forceP=WEBSHOP$/);
    await page.locator(part('to-mobile')).click();
    await expect(page).toHaveURL(/\/contact\?a=1$/);
  });
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.locator(part('legal-links')).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await test.step('quality logos are 80 px square, and teaser images 6.6 by 4.4 rem', async () => {
    const logos = await sizesOf(page, `${part('quality-logos')} img`);
    expect(logos).toEqual(logos.map(() => [80, 80]));
    const images = await sizesOf(page, `${part('teaser-group')} img`);
    expect(images).toEqual(images.map(() => [105.6, 70.4]));
    expect([logos.length, images.length]).toEqual([3, 5]);
  });
  await test.step('its headings continue the heading order of any page', async () => {
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await page.evaluate((depth) => {
        const host = document.getElementById('page');
        const headings = Array.from({ length: depth }, (_, index) =>
          Object.assign(document.createElement(`h${index + 1}`), { textContent: 'Kaffee' }),
        );
        host?.replaceChildren(...headings);
      }, level);
      const { violations } = await runAxe(page, 'html', { runOnly: ['heading-order'] });
      expect(violations).toEqual([]);
    }
  });
  await test.step('the country switcher closes by Escape, and changes the site', async () => {
    const button = page.locator(`${part('country-switcher')} button`);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(part('country')).first()).toBeFocused();
    // FOOT-61
    const nameStarts = await page
      .locator(`${part('country-switcher')} button, ${part('country')}`)
      .evaluateAll((rows) =>
        rows.map((row) => {
          const flag = row.querySelector('svg, img')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNode([...row.childNodes].find(({ nodeType }) => nodeType === 3) ?? row);
          return range.getBoundingClientRect().left - (flag?.right ?? 0);
        }),
      );
    expect(new Set(nameStarts.map(Math.round))).toEqual(new Set([8]));
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.locator(part('country')).first()).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Polska' }).click();
    await expect(page.locator(FOOTER)).toHaveAttribute('data-site', 'PL');
  });
});

// FOOT-36
test('Logos and teaser images take the same room before they have loaded and where they fail', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/service/footer-images/logos/**', async (route) => {
    await released;
    if (route.request().url().endsWith('/bevh')) await route.abort();
    else await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/contact');
  await page.locator(part('legal-links')).scrollIntoViewIfNeeded();
  for (const heading of await page.locator(`${FOOTER} h3 button`).all()) await heading.click();
  const images = page.locator(`${part('quality-logos')} img, ${part('teaser-group')} img`);
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return images.evaluateAll((all) =>
      all.map((image) => {
        const { width: across, height: down } = image.getBoundingClientRect();
        return [image.getAttribute('width'), image.getAttribute('height'), across, down];
      }),
    );
  };
  await expect(images).toHaveCount(8);
  const before = [await boxesAt(1500), await boxesAt(375)];
  expect(before.flat().filter((box) => box.includes(null) || box.includes(0))).toEqual([]);
  release();
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([await boxesAt(1500), await boxesAt(375)]).toEqual(before);
});

test('The newsletter form’s code loads when its box comes near the viewport, and not on a page without a form', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const formChunks = () => requests.filter((url) => /\/NewsletterForm\.\w+\.js$/.test(url));
  await page.setViewportSize({ width: 1500, height: 400 });
  await page.goto('/checkout');
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/NewsletterForm.'))).toEqual([]);
  await page.goto('/category/all');
  await expect(page.locator(part('newsletter-box'))).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(formChunks()).toEqual([]);
  await page.locator(part('newsletter-box')).scrollIntoViewIfNeeded();
  await expect(page.locator(`${part('newsletter-box')} [name="email"]`)).toBeVisible();
  expect(formChunks()).toHaveLength(1);
});

// FOOT-03
test('If the editors’ footer promotion fails, there is no footer and the page still works', async ({
  page,
  shop,
  reportedErrors,
}) => {
  const address = '/playground?footer.contentsource=promotion';
  await page.goto(address);
  await expect(page.locator(part('legal-links'))).toBeVisible();
  shop.faults.set('promotion', { kind: 'status', status: 404 });
  await page.goto(address);
  await expect.poll(() => reportedErrors.map(({ module }) => module)).toContain('footer');
  await expect(page.locator(FOOTER)).toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
  expect(reportedErrors.filter(({ module }) => module === 'footer')).toHaveLength(1);
});
