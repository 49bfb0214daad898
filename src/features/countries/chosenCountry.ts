import { listen } from '../../foundation/browser/listen.ts';
import { storageKeys, tabStorageKeys } from '../../foundation/browser/names.ts';
import { storage, tabStorage } from '../../foundation/browser/storage.ts';
import { hostDocument } from '../../foundation/browser/host/hostGlobals.ts';

/** Whether another country is not to be offered any more: the visitor has answered, or has seen it in this visit. */
export const isCountryAnswered = () =>
  storage.read(storageKeys.countryOfferClosed) === true ||
  tabStorage.read(tabStorageKeys.countryOffered) === true;

/** For good, on this browser: the visitor has closed the offer, followed it, or chosen a country (HEAD-115). */
export function closeCountryOffer(): void {
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
