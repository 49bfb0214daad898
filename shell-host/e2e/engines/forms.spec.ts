import { expect } from '@playwright/test';
import { retailer } from '../../demo-shop/retailer.ts';
import { test } from './engineTest.ts';
import { FORM, part, partIn } from './parts.ts';

const EMAIL = `${FORM} [name="email"]`;
const SUBMIT = `${FORM} button[type="submit"]`;

test.describe('the newsletter form', () => {
  test('sends an address', async ({ tab }) => {
    await tab.open('/subscribenewsletter');
    await tab.type(EMAIL, 'ada@example.org');
    await tab.press('Enter');
    await tab.expectVisible(partIn(FORM, 'success'));
    await tab.expectFocus(partIn(FORM, 'success'));
  });

  test('shows why an address is invalid', async ({ tab }) => {
    await tab.open('/subscribenewsletter');
    await tab.type(EMAIL, 'ada@example');
    await tab.click(SUBMIT);
    await tab.expectVisible(`${EMAIL}[aria-invalid="true"]`);
    await tab.expectFocus(EMAIL);
  });

  test('requires names and consent on the Turkish site', async ({ tab }) => {
    await tab.open('/subscribenewsletter?site=TR');
    await tab.type(EMAIL, 'ada@example.org');
    await tab.type(`${FORM} [name="firstName"]`, 'Işıl');
    await tab.type(`${FORM} [name="lastName"]`, 'Gökçe');
    await tab.click(SUBMIT);
    await tab.expectVisible(`${FORM} [name="legals"][aria-invalid="true"]`);
    await tab.press('Space');
    await tab.click(SUBMIT);
    await tab.expectVisible(partIn(FORM, 'success'));
  });
});

test.describe('a newsletter sign-up whose service fails', () => {
  test.use({ allowedReports: /"newsletter-form"/ });

  test('shows an error and keeps the address', async ({ tab, shop }) => {
    await tab.open('/subscribenewsletter');
    await tab.type(EMAIL, 'ada@example.org');
    shop.faults.set('newsletterSignUp', { kind: 'status', status: 503, times: 1 });
    await tab.click(SUBMIT);
    await tab.expectVisible(partIn(FORM, 'technical-error'));
    expect((await tab.read(EMAIL))[0]?.value).toBe('ada@example.org');
  });
});

test.describe('the footer', () => {
  test('leads to another country', async ({ tab }) => {
    await tab.open('/contact');
    await tab.click(`${part('country-switcher')} button`);
    await tab.expectCount(part('country'), 9);
    await tab.click(part('country'), 'Polska');
    await tab.expectVisible('[data-fascia="footer"][data-site="PL"]');
  });

  test('has its teasers, legal links and logos', async ({ tab }) => {
    await tab.open('/');
    for (const name of ['teaser-group', 'legal-links', 'quality-logos', 'social', 'seo']) {
      await tab.expectVisible(part(name));
    }
  });
});

test.describe('the footer of a phone', () => {
  test.use({ window: { width: 375, height: 700 } });

  test('expands a panel', async ({ tab }) => {
    await tab.open('/contact');
    const head = `[data-fascia="footer"] h3 button`;
    await tab.click(head);
    await tab.expectVisible(`${head}[aria-expanded="true"]`);
  });

  // FOOT-29
  test('leads to the desktop page and back', async ({ tab }) => {
    await tab.open('/contact?a=1');
    await tab.click(part('to-desktop'));
    await tab.expectPath('/contact?a=1&forceP=WEBSHOP');
    await tab.click(part('to-mobile'));
    await tab.expectPath('/contact?a=1');
  });

  test('shows the newsletter box', async ({ tab }) => {
    await tab.open('/?site=TR');
    await tab.evaluate(() =>
      document.querySelector('[data-part="newsletter-box"]')?.scrollIntoView(),
    );
    await tab.expectVisible(`${part('newsletter-box')} form`);
    await tab.expectNoSidewaysScroll();
  });
});

test.describe('the staff preview', () => {
  test('applies a date', async ({ tab }) => {
    await tab.open('/contact');
    await tab.driver.setCookie(retailer.cookies.staff, 'anything');
    await tab.open('/');
    await tab.click(part('open'));
    await tab.expectVisible(part('settings'));
    await tab.click(part('apply'));
    await tab.expectText(part('message'), 'Settings applied successfully.');
  });
});
