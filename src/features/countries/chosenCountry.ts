import { listen } from '../../foundation/browser/page/listen.ts';
import { storageKeys, tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import { storage, tabStorage } from '../../foundation/browser/storage/storage.ts';
import { hostDocument } from '../../foundation/browser/page/hostGlobals.ts';

/** What browsers that store nothing forget from one route of the page to the next. */
const answeredHere = perPage('countryOffer', () => ({ isClosed: false }));

/** Whether another country is not to be offered any more: the visitor has answered, or has seen it in this visit. */
export const isCountryAnswered = () =>
  answeredHere().isClosed ||
  storage.read(storageKeys.countryOfferClosed) === true ||
  tabStorage.read(tabStorageKeys.countryOffered) === true;

/** For good, on this browser: the visitor has closed the offer, followed it, or chosen a country (HEAD-115). */
export function closeCountryOffer(): void {
  answeredHere().isClosed = true;
  storage.write(storageKeys.countryOfferClosed, true);
}

/** For this visit: the offer has been seen (HEAD-115). */
export function noteCountryOffered(): void {
  tabStorage.write(tabStorageKeys.countryOffered, true);
}

/** Takes a choice in the footer's menu of countries as an answer. Returns a function that stops it. */
export function rememberChosenCountry(): () => void {
  return listen(hostDocument, {
    click: ({ target }) => {
      const chosen =
        target instanceof Element && target.closest('.fascia-root a[data-part=country]');
      if (chosen) closeCountryOffer();
    },
  });
}
