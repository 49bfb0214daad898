import { perPage } from '../../foundation/browser/page/perPage.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import {
  storage,
  storedKeys,
  tabStorage,
  type SafeStorage,
} from '../../foundation/browser/storage/storage.ts';
import { newRecordId } from './earlyCartNote.ts';

/** Age in ms from which a hand-off is abandoned: its tab was closed. */
const ABANDONED_MS = 60_000;

const ofPage = perPage('tab', () => ({ id: undefined as string | undefined }));

/**
 * Id of the tab, which its pages share; `undefined` if session storage cannot be used. A page reads it once: in Firefox a page
 * in the back/forward cache does not see what later pages store in session storage.
 */
function tabId(): string | undefined {
  const page = ofPage();
  const stored = page.id ?? tabStorage.read(tabStorageKeys.tab);
  if (typeof stored === 'string') return (page.id = stored);
  const id = newRecordId();
  if (tabStorage.write(tabStorageKeys.tab, id)) page.id = id;
  return page.id;
}

/** Removes what closed tabs have left. */
function removeAbandoned(key: string): void {
  for (const stored of storedKeys().filter((name) => name.startsWith(`${key}.`))) {
    const { at } = Object(storage.read(stored));
    if (!(Date.now() - at < ABANDONED_MS)) storage.remove(stored);
  }
}

/**
 * What a page of a tab hands to the next one. In local storage, under the id of the tab, because every page sees that at once,
 * also one from the back/forward cache (CART-145); in session storage if local storage cannot be written.
 */
export const handOffStorage: SafeStorage = {
  read: (key) => storage.read(`${key}.${tabId()}`) ?? tabStorage.read(key),
  write(key, value) {
    removeAbandoned(key);
    const id = tabId();
    return (
      id !== undefined && (storage.write(`${key}.${id}`, value) || tabStorage.write(key, value))
    );
  },
  remove(key) {
    storage.remove(`${key}.${tabId()}`);
    tabStorage.remove(key);
  },
};

/** Whether a key of local storage is one under which the pages of this tab hand over changes. */
export const isHandOffKey = (key: string | null): boolean =>
  key?.endsWith(`.left.${tabId()}`) === true;
