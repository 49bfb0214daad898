import * as cookieNames from '#shop/cookies.ts';
import { isPrerendering } from '../page/activation.ts';
import { readCookie } from '../storage/cookies.ts';
import { storageKeys, visitorKeyPrefixes } from '../storage/names.ts';
import { perPage } from '../page/perPage.ts';
import { storage, storedKeys } from '../storage/storage.ts';

/** The visitor of all tabs, as it is stored. */
interface Visitor {
  id: string;
  /** Fingerprint of the login cookie, by which a change of the cookie is detected. */
  login: number;
}

/** Maximum time between a change of the login cookie and a report of the host that is about this change. */
const REPORT_MS = 60_000;

/** What this page knows of the visitor. */
const ofPage = perPage('visitor', () => ({
  /** The visitor if local storage is unavailable: it ends with the page. */
  unstored: undefined as Visitor | undefined,
  /** The id that this page has read last. */
  id: undefined as string | undefined,
  /** When this page found another id than before, ms since 1970, if no report has followed. */
  noticedAt: undefined as number | undefined,
}));

/**
 * Fingerprint of the login cookie: FNV-1a, 32 bits, salted with the id. Too short to reveal the token, which must not
 * be stored.
 */
function loginFingerprint(id: string): number {
  const text = `${id} ${readCookie(cookieNames.login) ?? ''}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}

const isOfVisitor = (key: string) => visitorKeyPrefixes.some((prefix) => key.startsWith(prefix));

/** Removes what is stored of the former visitor, on all sites of this origin. */
function forgetFormerVisitor(): void {
  for (const key of storedKeys().filter(isOfVisitor)) storage.remove(key);
}

function beginVisitor(): string {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const visitor = { id, login: loginFingerprint(id) };
  ofPage().unstored = visitor;
  // An earlier visitor must not be found again.
  if (!storage.write(storageKeys.visitor, visitor)) storage.remove(storageKeys.visitor);
  return id;
}

/**
 * The opaque id of the visitor, which all tabs share (CART-81). It is renewed when the login cookie appears, changes or
 * disappears; then what is stored of the former visitor is removed (CART-83). If local storage is unavailable, each page has its own. While a page is prerendered the stored id
 * is returned as it is, or an empty one (HOST-122).
 */
export function visitorId(): string {
  const page = ofPage();
  const stored = storage.read(storageKeys.visitor) as Partial<Visitor> | null | undefined;
  const { id: known, login } = stored ?? page.unstored ?? {};
  if (isPrerendering()) return typeof known === 'string' ? known : '';
  const isCurrent = typeof known === 'string' && login === loginFingerprint(known);
  // Data from before the first id are not known to be another visitor's.
  if (!isCurrent && (stored !== undefined || page.id !== undefined)) forgetFormerVisitor();
  const id = isCurrent ? known : beginVisitor();
  if (page.id !== undefined && page.id !== id) page.noticedAt = Date.now();
  page.id = id;
  return id;
}

/**
 * The host or a service reports that the visitor is another one: renews the id. If this page has found another id less
 * than a minute ago, the report is about that change, and the id stays (CART-90).
 *
 * @returns the id.
 */
export function renewVisitor(): string {
  const page = ofPage();
  const id = visitorId();
  const age = Date.now() - (page.noticedAt ?? NaN);
  page.noticedAt = undefined;
  if (age >= 0 && age < REPORT_MS) return id;
  forgetFormerVisitor();
  page.id = beginVisitor();
  return page.id;
}
