import { perPage } from '../../foundation/browser/page/perPage.ts';
import { randomId } from '../../foundation/browser/storage/randomId.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import {
  storage,
  storedKeys,
  tabStorage,
  type SafeStorage,
} from '../../foundation/browser/storage/storage.ts';

/** Minimum age in ms of a hand-off that counts as abandoned: its tab was probably closed. */
const ABANDONED_MS = 60_000;

const ofPage = perPage('tab', () => ({ id: undefined as string | undefined }));

/**
 * Id of the tab, or `undefined` if session storage is unavailable. A page reads it only once, because in Firefox a page
 * from the back/forward cache does not see values that later pages have written to session storage.
 */
function tabId(): string | undefined {
  const page = ofPage();
  const stored = page.id ?? tabStorage.read(tabStorageKeys.tab);
  if (typeof stored === 'string') return (page.id = stored);
  const id = randomId();
  if (tabStorage.write(tabStorageKeys.tab, id)) page.id = id;
  return page.id;
}

/** Removes the hand-offs of closed tabs. */
function removeAbandoned(key: string): void {
  for (const stored of storedKeys().filter((name) => name.startsWith(`${key}.`))) {
    const { at } = Object(storage.read(stored));
    if (!(Date.now() - at < ABANDONED_MS)) storage.remove(stored);
  }
}

/**
 * Storage in which a page hands over changes to the next page of its tab. Uses local storage with the id of the tab,
 * because a page from the back/forward cache may read outdated session storage (CART-145). Falls back to session
 * storage.
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

/** Whether the pages of this tab hand over changes under this key of local storage. */
export const isHandOffKey = (key: string | null): boolean =>
  key?.endsWith(`.left.${tabId()}`) === true;
