import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { setBrowser } from '../../testing/setBrowser.ts';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const link = () => part('country-offer-link');
/** Waits longer than usual, because the offer's code loads after the header's other lazy code. */
const offerShown = () =>
  waitFor(() => expect(part('country-offer')).not.toBeNull(), { timeout: 60_000 });

const prefer = (...languages: string[]) => setBrowser('languages', languages);

/** Jest compiles the code of the offers on the first import, which is slow. */
beforeAll(() =>
  Promise.all([
    import('./chunks/page/pageParts.ts'),
    import('./chunks/app-offer/AppOffer.tsx'),
    import('../../features/countries/chunks/country-offer/CountryOffer.tsx'),
  ]),
);

beforeEach(() => prefer('pl-PL', 'en'));

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.head.replaceChildren();
});

test('the German site offers a Polish browser the site for Poland, in Polish (HEAD-110, HEAD-114)', async () => {
  await renderModule(header, {});
  await offerShown();
  expect(part('country-offer')).toHaveAttribute('lang', 'pl-PL');
  expect(part('country-offer')).toHaveAccessibleName('Wersja dla innego kraju');
  expect(part('country-offer')).toHaveTextContent('Znajdziesz nas także tutaj: Aroma Polska');
  expect(link()).toHaveAttribute('href', '/?site=PL');
  expect(link()).toHaveAttribute('hreflang', 'pl-PL');
  expect(screen.getByRole('button', { name: 'Zamknij informację' })).toBe(
    part('country-offer-close'),
  );
  expect(errors).toEqual([]);
});

test('the offer appears only when the page is idle (HEAD-110)', async () => {
  const idle = Promise.withResolvers<() => void>();
  const requestIdleCallback = (callback: () => void) => idle.resolve(callback);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: () => undefined });
  await renderModule(header, {});
  const becomeIdle = await idle.promise;
  await settle();
  expect(part('country-offer')).toBeNull();
  act(becomeIdle);
  await offerShown();
});

test('the offer links to the version of the page for that country (HEAD-114, FOOT-27)', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="pl" href="/kubki-c4016">';
  await renderModule(header, {});
  await waitFor(() => expect(link()).toHaveAttribute('href', '/kubki-c4016'));
  expect(part('country-offer')).toHaveTextContent('Ta strona jest dostępna także tutaj:');
});

test('the offer links to the start page if the address of that version is invalid (HEAD-114)', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="pl" href="javascript:alert(1)">';
  await renderModule(header, {});
  await waitFor(() => expect(link()).toHaveAttribute('href', '/?site=PL'));
  expect(part('country-offer')).toHaveTextContent('Znajdziesz nas także tutaj:');
});

test('stores in the browser that the offer has been closed (HEAD-115, HOST-24)', async () => {
  await renderModule(header, {});
  await offerShown();
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(part('country-offer')).toBeNull();
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
});

test('stores only in the tab that the offer has been shown (HEAD-115)', async () => {
  await renderModule(header, {});
  await offerShown();
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBeNull();
  expect(sessionStorage.getItem('fascia.countryOffered')).toBe('true');
});

test('stores nothing without consent until the visitor closes the offer (HEAD-115, SEARCH-36)', async () => {
  await renderModule(header, { storageConsent: false });
  await offerShown();
  expect(sessionStorage.getItem('fascia.countryOffered')).toBeNull();
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
});

test('does not repeat a closed offer on the next route (HEAD-115)', async () => {
  const { rerender } = await renderModule(header, { path: '/' });
  await offerShown();
  await userEvent.click(part('country-offer-close') as HTMLElement);
  rerender(<header.Header path="/sale" />);
  expect(part('country-offer')).toBeNull();
});

test('choosing a country in the footer counts as closing the offer (HEAD-115)', async () => {
  prefer('de');
  await renderModule(header, {});
  await renderModule(footer, {});
  await userEvent.click(await screen.findByRole('button', { name: /^Land wählen/ }));
  const country = screen.getByRole('link', { name: 'Polska' });
  country.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(country);
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
});

test('a reduced header does not offer another country (HEAD-110)', async () => {
  await renderModule(header, { reduced: true, platform: 'MATCH' });
  await act(() => import('../../features/countries/chunks/country-offer/CountryOffer.tsx'));
  expect(part('country-offer')).toBeNull();
});

test('offers the app only on a page that does not offer another country (HEAD-20)', async () => {
  setBrowser('userAgent', 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile');
  await renderModule(header, {});
  await offerShown();
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(part('app-banner')).toBeNull();
  leavePage();
  await renderModule(header, {});
  await waitFor(() => expect(part('app-banner')).toBeVisible());
  expect(part('country-offer')).toBeNull();
});
