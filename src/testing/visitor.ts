import * as cookieNames from '#shop/cookies.ts';
import { leavePage } from './freshPage.ts';

/** Sets the login cookie, like the shop after a login. */
export function logIn(token = 'a'): void {
  document.cookie = `${cookieNames.login}=${token}; Path=/`;
}

/** Removes the login cookie, also after every test. */
export function logOut(): void {
  document.cookie = `${cookieNames.login}=; Max-Age=0; Path=/`;
}

afterEach(logOut);

/** Opens a page in another tab, which shares only local storage. */
export function openNewTab(): void {
  leavePage();
  sessionStorage.clear();
}

/** Stores the id of a new visitor, `another tab`, like another tab after a logout. */
export function renewInOtherTab(): void {
  const key = 'fascia.owner';
  localStorage.setItem(key, JSON.stringify({ id: 'another tab', login: 0 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Throws like storage that the browser does not allow. */
export function refuse(): never {
  throw new DOMException('No', 'SecurityError');
}
