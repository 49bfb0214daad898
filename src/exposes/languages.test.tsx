import { act, fireEvent, waitFor } from '@testing-library/react';
import { addArticle } from './cart.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as layout from './Layout.tsx';
import * as newsletterForm from './NewsletterForm.tsx';
import { availableArticles, cartSettled } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import { openPanel, openSettings, part } from '../testing/staffPage.ts';

serveShop();
collectErrors();

const page = document.documentElement;
beforeEach(() => page.setAttribute('lang', 'x-page'));
afterEach(() => page.removeAttribute('lang'));

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

/** Languages of the modules' roots, and of everything that can be above the page. */
const languages = (selector: string) => [
  ...new Set([...document.querySelectorAll(selector)].map(languageOf)),
];

const ROOTS = '[data-fascia]:not([data-fascia="layout"])';
const ABOVE_PAGE = 'dialog, [popover], [data-part="flyout"]';

// SITE-07
test.each([
  ['header', () => renderModule(header, { locale: 'hu-HU' })],
  ['footer', () => renderModule(footer, { locale: 'hu-HU' })],
  ['layout', () => renderModule(layout, { locale: 'hu-HU' })],
  ['newsletter form', () => renderModule(newsletterForm, { locale: 'hu-HU' })],
  [
    'expired link',
    () => renderModule(newsletterForm, { locale: 'hu-HU', showDoiErrorMessage: true }),
  ],
])('the root of the %s has its language', async (_, open) => {
  await open();
  await waitFor(() => expect(languages(ROOTS)).toEqual(['hu-HU']));
});

// SITE-07
test('the preview panel and its modal are in English', async () => {
  await openPanel();
  expect(languages(ROOTS)).toEqual(['en']);
  await openSettings();
  expect(languages(ABOVE_PAGE)).toEqual(['en']);
});

// SITE-07
test('everything that a header shows above the page has its language', async () => {
  const { container } = await renderModule(header, { locale: 'hu-HU', platform: 'CLASSIC' });
  const [article] = await availableArticles();
  await act(async () => void (await addArticle({ ...article, quantity: 1 })));
  await waitFor(() => expect(document.querySelector('[data-part="cart-added"]')).not.toBeNull());
  for (const icon of ['icon-cart', 'icon-user', 'icon-search', 'icon-store-finder']) {
    fireEvent.click(part(icon));
    await waitFor(() => expect(part(icon)).toHaveAttribute('aria-expanded', 'true'));
  }
  await cartSettled();
  expect(languages(ABOVE_PAGE)).toEqual(['hu-HU']);
  // Elements of a portal would be outside of the root.
  expect([...document.body.children]).toEqual([container]);
});
