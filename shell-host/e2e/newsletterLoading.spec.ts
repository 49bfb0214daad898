import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, form, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { waitForRendering } from './pageData.ts';

const PICTURES = '/service/newsletterfrontend/newslettersubscriptionform/';

/** Records the names of the form's pictures that the page requests from now on. */
function recordPictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(PICTURES)) names.push(pathname.slice(PICTURES.length));
  });
  return names;
}

const picture = (page: Page) => form(page).locator('picture img');

// NEWS-02
test('the form loads a picture from 767 px on and another file from 1024 px on', async ({
  page,
}) => {
  const names = recordPictures(page);
  await page.setViewportSize({ width: 766, height: 900 });
  await openNewsletter(page, 'DE');
  await waitForRendering(page);
  await expect(picture(page)).toBeHidden();
  expect(names).toEqual([]);
  for (const [width, file] of [
    [767, '5d8c0f2e-tablet.jpg'],
    [1024, '5d8c0f2e-desktop.jpg'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveJSProperty('complete', true);
    await expect.poll(() => names.splice(0)).toEqual([file]);
  }
});

test('a sign-up whose code cannot be loaded is reported once and can be repeated', async ({
  page,
  reportedErrors,
}) => {
  await page.route(/services.*\.js/, (route) => route.abort());
  await page.goto('/subscribenewsletter?site=DE');
  await field(page, 'email').fill('ada@example.org');
  await submitButton(page).click();
  await expect(formPart(page, 'technical-error')).toBeVisible();
  await expect(field(page, 'email')).toHaveValue('ada@example.org');
  expect(reportedErrors.filter(({ module }) => module === 'newsletter-form')).toEqual([
    { module: 'newsletter-form', operation: 'services', message: 'The code could not be loaded' },
  ]);
  await page.unrouteAll();
  await submitButton(page).click();
  await expect(formPart(page, 'success')).toContainText('ada@example.org');
});
