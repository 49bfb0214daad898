import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const FORM = '[data-fascia="newsletter-form"]';
const form = (page: Page) => page.locator(FORM).first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const part = (page: Page, name: string) => form(page).locator(`[data-part="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');

async function open(page: Page, site: string, path = '/subscribenewsletter?'): Promise<void> {
  await page.goto(`${path}site=${site}`);
  await expect(part(page, 'form')).toBeVisible();
}

// NEWS-25, HOST-26, HOST-51
test('A sign-up on the cart page is sent with the origin of the cart page', async ({ page }) => {
  await open(page, 'DE', '/service/cartfrontend/cart?');
  await field(page, 'email').fill('ada@example.org');
  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/newsletter-subscribers'),
  );
  await submit(page).click();
  const sent = await request;
  expect(sent.postDataJSON()).toMatchObject({ origin: 'SHOPPING_CART', originAddition: 'cart' });
  expect(sent.headers()['referer'] ?? '').toBe('');
});

/** How far below a field's focus outline, which ends 5 px beyond its control, its message begins (px). */
const gapBelowOutline = (page: Page, name: string): Promise<number> =>
  field(page, name).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = document.getElementById(ids.at(-1) ?? '');
    const { bottom } = control.getBoundingClientRect();
    return (message?.getBoundingClientRect().top ?? 0) - bottom - 5;
  });

// NEWS-27, HOST-20
test('The form works with the keyboard alone, and the link in the e-mail confirms the sign-up', async ({
  page,
}) => {
  await open(page, 'TR');
  await field(page, 'email').focus();
  await page.keyboard.type('ada@example.org');
  const names: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const attributes = ['name', 'type', 'href'];
      const values = attributes.map((key) => document.activeElement?.getAttribute(key));
      return values.find((value) => typeof value === 'string') ?? '';
    });
    names.push(name);
    if (name === 'submit') break;
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
  expect(names).not.toContain('emailConfirm');
  await page.keyboard.press('Enter');
  await expect(part(page, 'success')).toBeFocused();
  await test.step('the link in the e-mail', async () => {
    const mails = await (await page.request.get('/demo/mails')).json();
    await page.goto(mails[0].link);
    await expect(page.locator('[data-fascia="header"]')).toBeVisible();
    await expect(page.locator('main')).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get('/json/psdata')).json()).nl_status)
      .toBe('SUBSCRIBED');
    await expect(page.locator('main').locator(FORM)).toHaveCount(0);
  });
});

/** Sends an address that the service rejects, types more into the field, and sends the form again. */
async function submitAfter(page: Page, typed: string): Promise<void> {
  await field(page, 'email').fill('ada@example.invalid');
  await submit(page).click();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'email')).toBeFocused();
  // UI-32
  expect(await gapBelowOutline(page, 'email')).toBeGreaterThan(0);
  await page.keyboard.type(typed);
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).hover();
  const before = await submit(page).boundingBox();
  await page.mouse.down();
  await expect(field(page, 'email')).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await submit(page).boundingBox()).toEqual(before);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/newsletter-subscribers')) posts.push(request.url());
  });
  await page.mouse.up();
  await expect(form(page).getByRole('group')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toBeInViewport();
  await expect.poll(() => posts.length).toBe(typed === '' ? 1 : 0);
}

test('The e-mail field does not move when the other fields appear; at 375 px a click on the submit button takes effect after an error', async ({
  page,
}) => {
  await open(page, 'AT');
  // NEWS-71
  await expect(form(page).getByText('E-Mails', { exact: true })).toHaveCSS('white-space', 'nowrap');
  const top = async () => (await field(page, 'email').boundingBox())?.y;
  await field(page, 'email').scrollIntoViewIfNeeded();
  const before = await top();
  await field(page, 'email').click();
  await expect(field(page, 'firstName')).toBeVisible();
  await page.keyboard.type('ada@');
  expect(await top()).toBe(before);

  await page.setViewportSize({ width: 375, height: 800 });
  for (const [problem, typed] of [
    ['the service rejected the address', ''],
    ['the address was made invalid', '@'],
  ] as const) {
    await test.step(problem, async () => {
      await open(page, 'AT');
      await submitAfter(page, typed);
    });
  }
});

test('The notice of a failed sign-up has the focus and the outline of all that has it (NEWS-59)', async ({
  page,
  shop,
}) => {
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
  await open(page, 'AT');
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'email').press('Enter');
  const notice = part(page, 'technical-error');
  await expect(notice).toBeFocused();
  const outline = await notice.evaluate((element) => getComputedStyle(element).outline);
  await page.keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveCSS('outline', outline);
});
