import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PICTURES = '/service/newsletterfrontend/newslettersubscriptionform/';
const form = (page: Page) => page.locator('[data-fascia="newsletter-form"]').first();

for (const { widths, picture } of [
  { widths: [766, 767, 1023], picture: '5d8c0f2e-tablet.jpg' },
  { widths: [1024], picture: '5d8c0f2e-desktop.jpg' },
]) {
  test(`A window of ${widths.join(', then ')} px fetches and shows the form's picture for this width (NEWS-02)`, async ({
    page,
  }) => {
    const names: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(PICTURES)) names.push(pathname.slice(PICTURES.length));
    });
    const image = form(page).locator('picture img');
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await page.goto('/subscribenewsletter?site=DE');
      await form(page).locator('[name="email"]').scrollIntoViewIfNeeded();
      await expect(image).toBeVisible({ visible: width > 766 });
      await page.waitForLoadState('networkidle');
      const expected = width > 766 ? [picture] : [];
      // A window that is made wider asks for the picture with its next frame.
      if (index > 0) await expect.poll(() => names).toEqual(expected);
      expect(names).toEqual(expected);
      if (width === 766) continue;
      expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toContain(
        picture,
      );
    }
  });
}

test('A sign-up whose code cannot be loaded fails with one report, and is sent once it can', async ({
  page,
  reportedErrors,
}) => {
  await page.route(/services.*\.js/, (route) => route.abort());
  await page.goto('/subscribenewsletter?site=DE');
  await form(page).locator('[name="email"]').fill('ada@example.org');
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).locator('[data-part="technical-error"]')).toBeVisible();
  await expect(form(page).locator('[name="email"]')).toHaveValue('ada@example.org');
  expect(reportedErrors.filter(({ module }) => module === 'newsletter-form')).toEqual([
    { module: 'newsletter-form', operation: 'services', message: 'The code could not be loaded' },
  ]);
  await page.unrouteAll();
  await form(page).locator('button[type="submit"]').click();
  await expect(form(page).locator('[data-part="success"]')).toContainText('ada@example.org');
});

// NEWS-46, NEWS-47
test('Without the texts of its language there is no form; once they can be loaded it is shown', async ({
  page,
  reportedErrors,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const chunk of ['locale-hu-HU', 'newsletter-hu-HU']) {
    await test.step(chunk, async () => {
      reportedErrors.length = 0;
      await page.route(new RegExp(`/${chunk}[.].*js`), (route) => route.abort());
      // Without its texts the header is not hydrated.
      await page.goto('/subscribenewsletter?site=HU', { waitUntil: 'load' });
      await expect(form(page)).toBeVisible();
      await expect.poll(() => reportedErrors.map(({ module }) => module)).toContain('i18n');
      await expect(page.locator('[data-fascia="newsletter-form"] form')).toHaveCount(0);
      await expect(page.locator('[name="dne"], [name="legals"]')).toHaveCount(0);
      await page.unrouteAll();
      await expect(form(page).getByRole('button', { name: 'Feliratkozom most' })).toBeVisible();
      await expect(form(page)).toContainText('A feliratkozással hozzájárul ahhoz');
      expect(posts).toEqual([]);
    });
  }
});

// NEWS-50, NEWS-51
test('A form that is submitted past its code leads to the newsletter page, and no URL has the address', async ({
  page,
}) => {
  await page.goto('/contact?site=AT');
  // The form itself is replaced when its code has come.
  await page.locator('[data-part="newsletter-box"]').scrollIntoViewIfNeeded();
  await form(page).locator('[name="email"]').fill('ada@example.org');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await form(page)
    .locator('form')
    .evaluate((element: HTMLFormElement) => element.submit());
  await page.waitForURL('**/subscribenewsletter');
  await expect(form(page).locator('[name="email"]')).toHaveValue('');
  expect(urls.filter((url) => url.includes('example.org'))).toEqual([]);
});
