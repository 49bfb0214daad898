import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, form, FORM, formPart, openNewsletter, submitButton } from './newsletterForm.ts';
import { waitForRendering } from './pageData.ts';

const SERVICE = '/newsletter-subscribers';

/** Distance in px from a field's focus outline to its message. The outline ends 5 px outside of the control. */
const gapBelowOutline = (page: Page, name: string): Promise<number> =>
  field(page, name).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = document.getElementById(ids.at(-1) ?? '');
    const { bottom } = control.getBoundingClientRect();
    return (message?.getBoundingClientRect().top ?? 0) - bottom - 5;
  });

test.describe('the newsletter form', () => {
  // NEWS-23, HOST-26, HOST-50
  test('of the cart page sends its origin', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/service/cartfrontend/cart');
    await field(page, 'email').fill('ada@example.org');
    const request = page.waitForRequest(
      (each) => each.method() === 'POST' && each.url().endsWith(SERVICE),
    );
    await submitButton(page).click();
    const sent = await request;
    expect(sent.postDataJSON()).toMatchObject({ origin: 'SHOPPING_CART', originAddition: 'cart' });
    expect(sent.headers()['referer'] ?? '').toBe('');
  });

  // NEWS-26, HOST-20
  test('can be used with the keyboard alone', { tag: '@journey' }, async ({ page }) => {
    await openNewsletter(page, 'TR');
    await field(page, 'email').focus();
    await page.keyboard.type('ada@example.org');
    await expect(field(page, 'firstName')).toBeEnabled();
    const names: string[] = [];
    for (let stop = 0; stop < 12 && names.at(-1) !== 'submit'; stop += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const attributes = ['name', 'type', 'href'];
        const values = attributes.map((key) => document.activeElement?.getAttribute(key));
        return values.find((value) => typeof value === 'string') ?? '';
      });
      names.push(name);
      if (name === 'firstName' || name === 'lastName') await page.keyboard.type('Ada');
      if (name === 'legals') await page.keyboard.press('Space');
    }
    expect(names.filter((name) => !name.startsWith('/'))).toEqual([
      'firstName',
      'lastName',
      'button',
      'legals',
      'dne',
      'submit',
    ]);
    await page.keyboard.press('Enter');
    await expect(formPart(page, 'success')).toBeFocused();
  });

  test(
    'disappears after the visitor has followed the link in the e-mail',
    { tag: '@journey' },
    async ({ page }) => {
      await openNewsletter(page, 'DE');
      await field(page, 'email').fill('ada@example.org');
      await submitButton(page).click();
      await expect(formPart(page, 'success')).toBeVisible();
      const mails = await (await page.request.get('/demo/mails')).json();
      await page.goto(mails[0].link);
      await expect
        .poll(async () => (await (await page.request.get('/json/psdata')).json()).nl_status)
        .toBe('SUBSCRIBED');
      await expect(page.locator('main').locator(FORM)).toHaveCount(0);
    },
  );

  test('does not move its e-mail field when the other fields appear', async ({ page }) => {
    await openNewsletter(page, 'AT');
    await field(page, 'email').scrollIntoViewIfNeeded();
    const top = async () => (await field(page, 'email').boundingBox())?.y;
    const before = await top();
    await field(page, 'email').click();
    await expect(field(page, 'firstName')).toBeVisible();
    await page.keyboard.type('ada@');
    expect(await top()).toBe(before);
    // NEWS-43
    const text = form(page).getByText('E-Mails', { exact: true });
    await expect(text).toHaveCSS('white-space', 'nowrap');
  });

  for (const { change, typed, posts: expectedPosts } of [
    { change: 'an unchanged address', typed: '', posts: 1 },
    { change: 'an address that was made invalid', typed: '@', posts: 0 },
  ]) {
    test(`does not move its button at 375 px when submitting ${change} again`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await openNewsletter(page, 'AT');
      await field(page, 'email').fill('ada@example.invalid');
      await submitButton(page).click();
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'email')).toBeFocused();
      // UI-32
      expect(await gapBelowOutline(page, 'email')).toBeGreaterThan(0);
      await page.keyboard.type(typed);
      await submitButton(page).scrollIntoViewIfNeeded();
      await submitButton(page).hover();
      const before = await submitButton(page).boundingBox();
      await page.mouse.down();
      await expect(field(page, 'email')).toBeFocused();
      await waitForRendering(page);
      expect(await submitButton(page).boundingBox()).toEqual(before);
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(SERVICE)) posts.push(request.url());
      });
      await page.mouse.up();
      await expect(form(page).getByRole('group')).toBeVisible();
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toBeInViewport();
      await expect.poll(() => posts.length).toBe(expectedPosts);
    });
  }

  // NEWS-31
  test('focuses the notice of a failed sign-up and shows its outline', async ({ page, shop }) => {
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
    await openNewsletter(page, 'AT');
    await field(page, 'email').fill('ada@example.org');
    await field(page, 'email').press('Enter');
    const notice = formPart(page, 'technical-error');
    await expect(notice).toBeFocused();
    const outline = await notice.evaluate((element) => getComputedStyle(element).outline);
    await page.keyboard.press('Tab');
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveCSS('outline', outline);
  });
});
