import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sites } from '../shop/sites.ts';
import { expect, test } from './host.ts';

const form = (page: Page) => page.locator('[data-fascia="newsletter-form"]').first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const part = (page: Page, name: string) => form(page).locator(`[data-part="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');

async function open(page: Page, site: string, path = '/subscribenewsletter?'): Promise<void> {
  await page.goto(`${path}site=${site}`);
  await expect(part(page, 'form')).toBeVisible();
}

async function expectNoViolations(page: Page): Promise<void> {
  // An animation whose element goes away never finishes, and need not be waited for.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const scan = new AxeBuilder({ page }).include('[data-fascia="newsletter-form"]');
  expect((await scan.analyze()).violations).toEqual([]);
}

for (const site of sites) {
  test(`axe finds nothing on the form of ${site} in any of its states`, async ({ page, shop }) => {
    await open(page, site);
    await expectNoViolations(page);
    await field(page, 'email').focus();
    await part(page, 'legal-notice').getByRole('button').click();
    await expectNoViolations(page);
    await submit(page).click();
    await expect(field(page, 'email')).toBeFocused();
    await expectNoViolations(page);
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 500, times: 1 });
    await field(page, 'email').fill('ada@example.org');
    for (const name of ['firstName', 'lastName']) {
      if ((await field(page, name).count()) > 0) await field(page, name).fill('Ada');
    }
    if ((await field(page, 'salutation').count()) > 0) {
      await field(page, 'salutation').selectOption('MRS');
    }
    if ((await field(page, 'legals').count()) > 0) await field(page, 'legals').check();
    await submit(page).click();
    await expect(part(page, 'technical-error')).toBeVisible();
    await expectNoViolations(page);
    await submit(page).click();
    await expect(part(page, 'success')).toContainText('ada@example.org');
    await expect(part(page, 'success')).toBeFocused();
    await expect(part(page, 'success')).toBeInViewport();
    await expectNoViolations(page);
  });
}

test('A sign-up is confirmed by the link of its mail', async ({ page }) => {
  await open(page, 'HU');
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'salutation').selectOption('MRS');
  await field(page, 'firstName').fill('Ada');
  await field(page, 'lastName').fill('Nagy');
  await submit(page).click();
  await expect(part(page, 'success')).toBeVisible();
  const mails = await (await page.request.get('/demo/mails')).json();
  await page.goto(mails[0].link);
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/json/psdata')).json()).nl_status)
    .toBe('SUBSCRIBED');
  await expect(page.locator('main').locator('[data-fascia="newsletter-form"]')).toHaveCount(0);
});

test('A link that nobody sent says so, until the visitor comes to the address', async ({
  page,
}) => {
  await open(page, 'DE', '/subscribenewsletter?token=unknown&');
  await expect(part(page, 'doi-error')).toBeVisible();
  await expectNoViolations(page);
  await field(page, 'email').focus();
  await expect(part(page, 'doi-error')).toHaveCount(0);
});

test('A confirmation that fails for technical reasons blames no link', async ({ page, shop }) => {
  shop.faults.set('subscriberConfirm', { kind: 'status', status: 503 });
  await open(page, 'DE', '/subscribenewsletter?token=unknown&');
  await expect(page.locator('main')).toContainText('später noch einmal');
  await expect(part(page, 'doi-error')).toHaveCount(0);
});

test('The cart’s page signs up with its own origin', async ({ page }) => {
  await open(page, 'DE', '/service/cartfrontend/cart?');
  await field(page, 'email').fill('ada@example.org');
  const call = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/newsletter-subscribers'),
  );
  await submit(page).click();
  const sent = await call;
  expect(sent.postDataJSON()).toMatchObject({ origin: 'SHOPPING_CART', originAddition: 'cart' });
  expect(sent.headers()['referer'] ?? '').toBe('');
});

test('What is typed in does not move when the other fields unfold', async ({ page }) => {
  await open(page, 'AT');
  const top = async () => (await field(page, 'email').boundingBox())?.y;
  await field(page, 'email').scrollIntoViewIfNeeded();
  const before = await top();
  await field(page, 'email').click();
  await expect(field(page, 'firstName')).toBeVisible();
  await page.keyboard.type('ada@');
  expect(await top()).toBe(before);
});

test('The form is used by keyboard alone', async ({ page }) => {
  await open(page, 'TR');
  await field(page, 'email').focus();
  await page.keyboard.type('ada@example.org');
  const names: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      const own = activeElement?.getAttribute('name') ?? activeElement?.getAttribute('type');
      return own ?? activeElement?.getAttribute('href') ?? '';
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
});

for (const [wrong, typed] of [
  ['that the service refused', ''],
  ['that was made worse', '@'],
] as const) {
  test(`A press on the button counts at 375 px, after an address ${wrong}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, 'AT');
    await field(page, 'email').fill('ada@example.invalid');
    await submit(page).click();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toBeFocused();
    await page.keyboard.type(typed);
    await submit(page).scrollIntoViewIfNeeded();
    await submit(page).hover();
    const before = await submit(page).boundingBox();
    await page.mouse.down();
    await expect(field(page, 'email')).toBeFocused();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
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
  });
}

test('The form’s code is loaded only where the form is shown', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/NewsletterForm.')) scripts.push(request.url());
  });
  await page.goto('/checkout?site=DE');
  await expect(page.locator('[data-fascia="header"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await open(page, 'DE');
  expect(scripts.length).toBeGreaterThan(0);
});

for (const width of [320, 375, 767, 1024, 2560]) {
  test(`Nothing of the form is cut off at ${width} px, in the longest languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const site of ['HU', 'PL', 'TR']) {
      await open(page, site);
      await field(page, 'email').focus();
      await submit(page).click();
      const overflow = await form(page).evaluate(
        (root) =>
          [root, ...root.querySelectorAll('*')]
            .filter((element) => !element.closest('[aria-hidden="true"]'))
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .length,
      );
      expect(overflow).toBe(0);
    }
  });
}
