import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const errors = collectErrors();

const { languages: ownLanguages, userAgent: ownUserAgent } = navigator;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const link = () => part('country-offer-link');

function prefer(...languages: string[]): void {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
}

/** The first import is slow: it compiles the code of the offers. */
beforeAll(() =>
  Promise.all([
    import('./lazy/pageParts.ts'),
    import('./lazy/AppInstallBanner.tsx'),
    import('../../features/countries/lazy/CountryOffer.tsx'),
  ]),
);

beforeEach(() => prefer('pl-PL', 'en'));

afterEach(() => {
  prefer(...ownLanguages);
  Object.defineProperty(navigator, 'userAgent', { value: ownUserAgent, configurable: true });
  document.head.replaceChildren();
  for (const name of ['NativeApp', 'AppMarker']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

// A page that stays without an offer has had the time of one that comes.
const noOffer = async () => {
  await waitFor(() => expect(part('icon-user')).toBeVisible());
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(part('country-offer')).toBeNull();
};

test('a visitor with a Polish browser is offered Poland on the German site, in Polish (HEAD-110, HEAD-114)', async () => {
  await renderModule(header, {});
  await waitFor(() => expect(part('country-offer')).toBeVisible());
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

test('the page’s own version for the country is what the link leads to, if it has one (HEAD-114, FOOT-27)', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="pl" href="/kubki-c4016">';
  await renderModule(header, {});
  await waitFor(() => expect(link()).toHaveAttribute('href', '/kubki-c4016'));
  expect(part('country-offer')).toHaveTextContent('Ta strona jest dostępna także tutaj:');
});

test('a version with an unusable address is replaced by the start page (HEAD-114)', async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="pl" href="javascript:alert(1)">';
  await renderModule(header, {});
  await waitFor(() => expect(link()).toHaveAttribute('href', '/?site=PL'));
  expect(part('country-offer')).toHaveTextContent('Znajdziesz nas także tutaj:');
});

test('a closed offer does not come again on this browser (HEAD-115, HOST-24)', async () => {
  await renderModule(header, {});
  await waitFor(() => expect(part('country-offer')).toBeVisible());
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(part('country-offer')).toBeNull();
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
  sessionStorage.clear();
  leavePage();
  await renderModule(header, {});
  await noOffer();
});

test('an offer that was only seen does not come again in the tab, but in the next one (HEAD-115)', async () => {
  await renderModule(header, {});
  await waitFor(() => expect(part('country-offer')).toBeVisible());
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBeNull();
  leavePage();
  const { unmount } = await renderModule(header, {});
  await noOffer();
  unmount();
  sessionStorage.clear();
  await renderModule(header, {});
  await waitFor(() => expect(part('country-offer')).toBeVisible());
});

test('without consent nothing is stored until the visitor has answered (HEAD-115, SEARCH-36)', async () => {
  await renderModule(header, { storageConsent: false });
  await waitFor(() => expect(part('country-offer')).toBeVisible());
  expect(sessionStorage.getItem('fascia.countryOffered')).toBeNull();
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
});

test('where the browser stores nothing, an offer that was closed stays closed on the page’s next route (HEAD-132)', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { rerender } = await renderModule(header, { path: '/' });
  await waitFor(() => expect(part('country-offer')).toBeVisible());
  await userEvent.click(part('country-offer-close') as HTMLElement);
  rerender(<header.Header path="/sale" />);
  await noOffer();
  blocked.mockRestore();
});

test.each([undefined, null, 'pl-PL', 7, [7, null, 'not a tag']])(
  'languages that are no list of tags (%p) break nothing (HEAD-133)',
  async (languages) => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toBeVisible());
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(part('logo')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('a visitor who chooses a country in the footer is not offered another one (HEAD-115)', async () => {
  prefer('de');
  await renderModule(header, {});
  await renderModule(footer, {});
  await userEvent.click(await screen.findByRole('button', { name: /^Land wählen/ }));
  const country = screen.getByRole('link', { name: 'Polska' });
  country.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(country);
  expect(localStorage.getItem('fascia.countryOfferClosed')).toBe('true');
  leavePage();
  await renderModule(header, { site: 'PL' });
  await noOffer();
});

test.each([
  ['whose language fits', {}, ['en-US', 'de-DE'], ''],
  ['on a page without the offer', { showCountryOffer: false }, ['pl'], ''],
  ['in the reduced header', { reduced: true, platform: 'MATCH' }, ['pl'], ''],
  ['in the shop’s app', {}, ['pl'], 'NativeApp=1'],
  ['whom the app’s marker brought', {}, ['pl'], 'AppMarker=1'],
] as const)(
  'a visitor %s is offered nothing (HEAD-110)',
  async (_, settings, languages, cookie) => {
    if (cookie) document.cookie = `${cookie}; Path=/`;
    prefer(...languages);
    await renderModule(header, settings);
    await waitFor(() => expect(part('logo')).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(part('country-offer')).toBeNull();
  },
);

test('another country comes before the app, which waits for a page without it (HEAD-20)', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile';
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  await renderModule(header, {});
  await waitFor(() => expect(part('country-offer')).toBeVisible());
  await userEvent.click(part('country-offer-close') as HTMLElement);
  expect(part('app-banner')).toBeNull();
  leavePage();
  await renderModule(header, {});
  await waitFor(() => expect(part('app-banner')).toBeVisible());
  expect(part('country-offer')).toBeNull();
});
