import * as cookieNames from '#shop/cookies.ts';
import { isPrerendering } from '../page/activation.ts';
import { readCookie } from '../storage/cookies.ts';
import { storageKeys, visitorKeyPrefixes } from '../storage/names.ts';
import { perPage } from '../page/perPage.ts';
import { storage, storedKeys, tabStorage } from '../storage/storage.ts';

/** The visitor of all tabs. */
interface Visitor {
  id: string;
  /**
   * Fingerprint of the login cookie, by which a change of the cookie is detected. Pages with other paths, or of another
   * shop of the origin, may see another cookie.
   */
  login: number;
}

/** Maximum time between a change of the login cookie and a report of the host that is about this change. */
const REPORT_MS = 60_000;

/** The state of the visitor in this page. */
const ofPage = perPage('visitor', () => ({
  /** The visitor that this page has found last, with the cookie that it saw then. */
  visitor: undefined as Visitor | undefined,
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

function isVisitor(value: unknown): value is Visitor {
  const { id, login } = Object(value);
  return typeof id === 'string' && typeof login === 'number';
}

/** Stores the visitor for all tabs; if that is impossible, for the pages of this tab (CART-143). */
function store(visitor: Visitor): void {
  if (storage.write(storageKeys.visitor, visitor)) {
    tabStorage.remove(storageKeys.visitor);
    return;
  }
  // The id of an earlier visitor must not be used again.
  storage.remove(storageKeys.visitor);
  if (!tabStorage.write(storageKeys.visitor, visitor)) tabStorage.remove(storageKeys.visitor);
}

/** The visitor with this id, as this page sees the login cookie. */
const seenHere = (id: string): Visitor => ({ id, login: loginFingerprint(id) });

/** Whether the login cookie that this page sees is the one that was seen with the visitor. */
const hasSameCookie = ({ id, login }: Visitor) => login === loginFingerprint(id);

function beginVisitor(): Visitor {
  const visitor = seenHere(crypto.getRandomValues(new Uint32Array(3)).join('-'));
  store(visitor);
  return visitor;
}

/**
 * The opaque id of the visitor, which all tabs share (CART-81). It is renewed when the login cookie that this page sees
 * appears, changes or disappears, unless another tab has done so; then what is stored of the former visitor is removed
 * (CART-83). While this page sees the same cookie it adopts what another tab has stored (CART-143). While a page is
 * prerendered the stored id is returned as it is, or an empty one (HOST-122).
 */
export function visitorId(): string {
  const page = ofPage();
  const stored = storage.read(storageKeys.visitor);
  const isShared = isVisitor(stored);
  const ofTab = tabStorage.read(storageKeys.visitor);
  const found = [stored, ofTab, page.visitor].find(isVisitor);
  if (isPrerendering()) return found?.id ?? '';

  // A page that has seen no cookie yet compares with the one that the last page saw.
  const seen = page.visitor ?? found;
  const isCurrent = found && seen && (hasSameCookie(found) || hasSameCookie(seen));
  // Data from before the first id are not known to be another visitor's.
  if (!isCurrent && (stored !== undefined || seen)) forgetFormerVisitor();
  const visitor = isCurrent ? seenHere(found.id) : beginVisitor();
  if (isCurrent && isShared) tabStorage.remove(storageKeys.visitor);
  else if (isCurrent) store(visitor); // Such as after a host has cleared local storage.

  if (page.visitor && page.visitor.id !== visitor.id) page.noticedAt = Date.now();
  page.visitor = visitor;
  return visitor.id;
}

/**
 * The host or a service reports that the visitor is another one: renews the id. If this page has found another id less
 * than a minute ago, the report is about that change, and the id stays (CART-80).
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
  page.visitor = beginVisitor();
  return page.visitor.id;
}
