/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { fragmentSettings } from './fragmentSettings.ts';

// SSR-12
test('only the start page sets its path, so that no space is reserved for the back button', () => {
  expect(fragmentSettings('/', 'DE').header.path).toBe('/');
  for (const path of ['/category/coffee', '/product/10101', '/checkout']) {
    expect(fragmentSettings(path, 'DE').header.path).toBeUndefined();
  }
});

test('modules of the checkout are reduced, and pages with a sign-up form hide the newsletter box', () => {
  expect(fragmentSettings('/checkout', 'HU')).toMatchObject({
    header: { site: 'HU', reduced: true },
    footer: { reduced: true },
  });
  for (const path of ['/subscribenewsletter', '/service/cartfrontend/cart']) {
    expect(fragmentSettings(path, 'DE').footer.hideNewsletter).toBe(true);
  }
  expect(fragmentSettings('/', 'DE').footer.hideNewsletter).toBe(false);
});
