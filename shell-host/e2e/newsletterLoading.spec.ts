import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PICTURES = '/service/newsletterfrontend/newslettersubscriptionform/';
const form = (page: Page) => page.locator('[data-fascia="newsletter-form"]').first();

for (const { width, fetched } of [
  { width: 766, fetched: [] },
  { width: 767, fetched: ['5d8c0f2e-tablet.jpg'] },
  { width: 1023, fetched: ['5d8c0f2e-tablet.jpg'] },
  { width: 1024, fetched: ['5d8c0f2e-desktop.jpg'] },
]) {
  test(`A window of ${width} px fetches and shows the form's picture for this width (NEWS-02)`, async ({
    page,
  }) => {
    const names: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(PICTURES)) names.push(pathname.slice(PICTURES.length));
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/subscribenewsletter?site=DE');
    await form(page).locator('[name="email"]').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(names).toEqual(fetched);
    await expect(form(page).locator('picture img')).toBeVisible({ visible: fetched.length > 0 });
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
for (const chunk of ['locale-hu-HU', 'newsletter-hu-HU']) {
  test(`Without the texts of its language (${chunk}) there is no form; once they can be loaded it is shown`, async ({
    page,
    reportedErrors,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
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
