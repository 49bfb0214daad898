import { listen } from '../../foundation/browser/page/listen.ts';
import { storageKeys, tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import { storage, tabStorage } from '../../foundation/browser/storage/storage.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

/** Whether the offer was closed on this page. Needed in browsers without storage. */
const offerOnPage = perPage('countryOffer', () => ({ isClosed: false }));

/** Whether the visitor has closed the offer of another country, or has already seen the offer in this visit. */
export const isCountryAnswered = () =>
  offerOnPage().isClosed ||
  storage.read(storageKeys.countryOfferClosed) === true ||
  tabStorage.read(tabStorageKeys.countryOffered) === true;

/**
 * Permanently hides the offer in this browser, because the visitor closed it, followed it or chose a country
 * (HEAD-115).
 */
export function closeCountryOffer(): void {
  offerOnPage().isClosed = true;
  storage.write(storageKeys.countryOfferClosed, true);
}

/** Notes for the rest of this visit that the visitor has seen the offer (HEAD-115). */
export function noteCountryOffered(): void {
  tabStorage.write(tabStorageKeys.countryOffered, true);
}

/** Hides the offer permanently when the visitor chooses a country in the footer. Returns a cleanup function. */
export function rememberChosenCountry(): () => void {
  return listen(hostDocument, {
    click: ({ target }) => {
      const chosen =
        target instanceof Element && target.closest('.fascia-root a[data-part=country]');
      if (chosen) closeCountryOffer();
    },
  });
}
