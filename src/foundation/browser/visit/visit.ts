import * as cookieNames from '#shop/cookies.ts';
import { isPrerendering } from '../page/activation.ts';
import { randomId } from '../storage/randomId.ts';
import { readCookie } from '../storage/cookies.ts';
import { storageKeys, visitorKeyPrefixes } from '../storage/names.ts';
import { perPage } from '../page/perPage.ts';
import { storage, storedKeys, tabStorage } from '../storage/storage.ts';

/** The visitor, shared by all tabs. */
interface Visitor {
  id: string;
  /**
   * Fingerprint of the login cookie. Detects a change of the cookie. Pages with another path, or of another shop on the
   * same origin, may see a different cookie.
   */
  login: number;
}

/** Maximum time between a change of the login cookie and the host's report of that change. */
const REPORT_MS = 60_000;

/** This page's state. */
const ofPage = perPage('visitor', () => ({
  /** The visitor at the last check, with the fingerprint of the cookie at that time. */
  visitor: undefined as Visitor | undefined,
  /** When this page detected a new id, in ms since 1970. `undefined` once the host has reported the change. */
  noticedAt: undefined as number | undefined,
}));

/**
 * Fingerprint of the login cookie: 32-bit FNV-1a, salted with the id. Too short to reveal the token, which must not be
 * stored.
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

/** Removes the stored data of the former visitor, for all sites of this origin. */
function forgetFormerVisitor(): void {
  for (const key of storedKeys().filter(isOfVisitor)) storage.remove(key);
}

function isVisitor(value: unknown): value is Visitor {
  const { id, login } = Object(value);
  return typeof id === 'string' && typeof login === 'number';
}

/** Stores the visitor for all tabs, or for this tab if local storage fails (CART-143). */
function store(visitor: Visitor): void {
  if (storage.write(storageKeys.visitor, visitor)) {
    tabStorage.remove(storageKeys.visitor);
    return;
  }
  // The id of an earlier visitor must not be reused.
  storage.remove(storageKeys.visitor);
  if (!tabStorage.write(storageKeys.visitor, visitor)) tabStorage.remove(storageKeys.visitor);
}

/** The visitor with this id and the fingerprint of the current login cookie. */
const seenHere = (id: string): Visitor => ({ id, login: loginFingerprint(id) });

/** Whether the current login cookie matches the visitor's fingerprint. */
const hasSameCookie = ({ id, login }: Visitor) => login === loginFingerprint(id);

function beginVisitor(): Visitor {
  const visitor = seenHere(randomId());
  store(visitor);
  return visitor;
}

/**
 * Returns the visitor's opaque id, which all tabs share (CART-81).
 *
 * If the login cookie appears, changes or disappears, and no other tab has renewed the id already, this function
 * creates a new id and removes the former visitor's stored data (CART-83). While the cookie stays the same, an id that
 * another tab has stored is adopted (CART-143). On a prerendered page it returns the stored id unchanged, or `''`
 * (HOST-122).
 */
export function visitorId(): string {
  const page = ofPage();
  const stored = storage.read(storageKeys.visitor);
  const isShared = isVisitor(stored);
  const ofTab = tabStorage.read(storageKeys.visitor);
  const found = [stored, ofTab, page.visitor].find(isVisitor);
  if (isPrerendering()) return found?.id ?? '';

  // On its first check, a page compares with the fingerprint that the previous page stored.
  const seen = page.visitor ?? found;
  const isCurrent = found && seen && (hasSameCookie(found) || hasSameCookie(seen));
  // Data from before the first id may belong to the current visitor.
  if (!isCurrent && (stored !== undefined || seen)) forgetFormerVisitor();
  const visitor = isCurrent ? seenHere(found.id) : beginVisitor();
  if (isCurrent && isShared) tabStorage.remove(storageKeys.visitor);
  else if (isCurrent) store(visitor); // Restores the stored id, for example after the host has cleared local storage.

  if (page.visitor && page.visitor.id !== visitor.id) page.noticedAt = Date.now();
  page.visitor = visitor;
  return visitor.id;
}

/**
 * Renews the id after the host or a service has reported another visitor. If this page has detected a new id less than
 * a minute ago, the report is about that change, and the id stays (CART-80).
 *
 * @returns The current id.
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
