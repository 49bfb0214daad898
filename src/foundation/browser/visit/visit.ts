import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../storage/cookies.ts';
import { tabStorageKeys } from '../storage/names.ts';
import { perPage } from '../page/perPage.ts';
import { tabStorage } from '../storage/storage.ts';

/** A visit of this tab: one visitor, logged in or not. */
interface Visit {
  id: string;
  isLoggedIn: boolean;
}

/** The visit where session storage is unavailable: it ends with the page. */
const ofPage = perPage('visit', (): { visit?: Visit } => ({}));

const isLoggedInNow = () => Boolean(readCookie(cookieNames.login));

/**
 * Begins a new visit: what pages of the tab have left behind belongs to another visitor from now on (CART-81).
 *
 * @returns its id.
 */
export function beginVisit(): string {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const visit = { id, isLoggedIn: isLoggedInNow() };
  ofPage().visit = visit;
  // A record of an earlier visit must not be found again.
  if (!tabStorage.write(tabStorageKeys.visit, visit)) tabStorage.remove(tabStorageKeys.visit);
  return id;
}

/**
 * The opaque id of the tab's visit (CART-81): pages that follow each other in a tab have the same one, until the visitor
 * logs in or out. Of the login cookie only its presence counts. Without session storage each page has its own.
 */
export function visitId(): string {
  const stored = tabStorage.read(tabStorageKeys.visit) as Partial<Visit> | null | undefined;
  const { id, isLoggedIn } = stored ?? ofPage().visit ?? {};
  return isLoggedIn === isLoggedInNow() && typeof id === 'string' ? id : beginVisit();
}
