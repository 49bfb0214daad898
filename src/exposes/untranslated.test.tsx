import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { cartSettled, cupService } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { field, openForm, part, submitButton } from '../testing/newsletterPage.tsx';
import { renderModule } from '../testing/renderModule.tsx';
import { setBrowser } from '../testing/setBrowser.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';

const { use } = serveShop();
collectErrors();

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile';

const serve = (path: string, body: JsonBodyType) =>
  use(http.get(`*${path}`, () => HttpResponse.json(body)));

async function openHeader(icon?: string) {
  await renderModule(header, {});
  if (icon) fireEvent.click(part(icon) as HTMLElement);
}

async function openCart() {
  use(...cupService(1234));
  await openHeader();
  await cartSettled();
  fireEvent.click(part('icon-cart') as HTMLElement);
}

async function openAccount() {
  serve('/service/customerfrontenddata/api/v1/psdata', {
    statuses: { isaromacardMember: true },
    tracking: { loginStatus: 'LOGGED_IN' },
    customer: { firstname: 'Ada', lastname: 'Lovelace', loyaltyBeans: 1234 },
  });
  await openHeader();
  await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known', 'true'));
  fireEvent.click(part('icon-user') as HTMLElement);
}

async function openOffer(...property: Parameters<typeof setBrowser>) {
  setBrowser(...property);
  await openHeader();
}

async function openSearch(text: string) {
  localStorage.setItem('fascia.recentSearches.DE', JSON.stringify([['Tasse', Date.now()]]));
  await openHeader();
  const search = part('search-input') as HTMLElement;
  await userEvent.click(search);
  if (text) await userEvent.type(search, text);
}

async function openBanner() {
  const contentJSON = JSON.stringify({ headline: 'Herbst', voucherCode: { code: 'HERBST10' } });
  serve('/promotion/~header_top', { type: 'ApiTopBannerPromotion', contentJSON });
  await openHeader();
}

async function submitForm(site: 'DE' | 'HU') {
  const { visitor } = await openForm({ site });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.click(submitButton());
}

// HOST-132
test.each<[string, string, string, () => Promise<unknown>]>([
  ['the logo’s brand', '[data-part="logo"]', 'Aroma', openHeader],
  ['the welcome’s brand', '[data-part="account-greeting"]', 'Aroma', () => openHeader('icon-user')],
  [
    'the app offer’s brand',
    '[data-part="app-banner"]',
    'Aroma',
    () => openOffer('userAgent', ANDROID),
  ],
  [
    'the country offer’s brand',
    '[data-part="country-offer"]',
    'Aroma',
    () => openOffer('languages', ['pl-PL']),
  ],
  ['the newsletter terms’ brand', '[data-fascia="newsletter-form"]', 'Aroma', openForm],
  ['the loyalty card', '[data-part="account-links"]', 'Aroma Card', openAccount],
  ['the visitor’s name', '[data-part="account-greeting"]', 'Ada Lovelace', openAccount],
  ['the count of points', '[data-part="beans"]', '1.234', openAccount],
  ['the badge', '[data-part="icon-cart"]', '99+', openCart],
  ['the count in the cart’s heading', '[data-flyout="cart"] h2', '1.234', openCart],
  ['the stepper’s value', '[data-part="cart-entry"]', '1234', openCart],
  ['a recent search', '[data-part="recent-searches"]', 'Tasse', () => openSearch('')],
  [
    'a text without suggestions',
    '[data-part="no-suggestions"]',
    'xyzxyz',
    () => openSearch('xyzxyz'),
  ],
  ['a voucher code', '[data-part="top-banner"]', 'HERBST10', openBanner],
  ['the count of errors', '[data-part="form"] [role="group"]', '3', () => submitForm('HU')],
  ['an e-mail address', '[data-part="success"]', 'ada@example.org', () => submitForm('DE')],
  [
    'the shop’s postal address',
    '[data-fascia="footer"]',
    'Aroma GmbH, Speicherweg 12, 20457 Hamburg',
    () => renderModule(footer, {}),
  ],
])('%s is not translated', async (_, area, text, open) => {
  await open();
  await waitFor(() => {
    const marked = document.querySelectorAll(`:is(${area}) [translate="no"]`);
    expect([...marked].map(({ textContent }) => textContent)).toContain(text);
  });
});
