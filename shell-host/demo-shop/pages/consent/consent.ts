import { readCookie } from '../readCookie.ts';

/** What a visitor can allow beyond what the shop needs to work. */
export const purposes = ['statistics', 'marketing'] as const;

type Purpose = (typeof purposes)[number];

/** Keeps the choice: the allowed purposes, separated by dots; empty where the visitor allows none. */
const COOKIE = 'DemoConsent';
const KEPT_SECONDS = 180 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** What the visitor allows; nothing before a choice. */
export function allowedPurposes(): Purpose[] {
  const allowed = readCookie(COOKIE)?.split('.') ?? [];
  return purposes.filter((purpose) => allowed.includes(purpose));
}

/** Keeps the visitor's choice for six months, on all pages of the shop. */
export function savePurposes(allowed: readonly string[]): void {
  const value = purposes.filter((purpose) => allowed.includes(purpose)).join('.');
  try {
    document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies: there the visitor allows nothing.
  }
  for (const listener of listeners) listener();
}

/**
 * Whether the remote may store what is not necessary: the keys of clicked suggestions, which are statistics. Undefined
 * before the visitor's first choice: then the remote's own default holds.
 */
export function storageConsent(): boolean | undefined {
  return readCookie(COOKIE) === undefined ? undefined : allowedPurposes().includes('statistics');
}

/** Calls the listener whenever the visitor has chosen; returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
