import { readCookie } from '../readCookie.ts';

/** Optional purposes that a visitor can allow. */
export const purposes = ['statistics', 'marketing'] as const;

type Purpose = (typeof purposes)[number];

/** Cookie with the allowed purposes, separated by dots. Empty if the visitor allows none. */
const COOKIE = 'DemoConsent';
const KEPT_SECONDS = 180 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Returns the allowed purposes, or none before a choice. */
export function allowedPurposes(): Purpose[] {
  const allowed = readCookie(COOKIE)?.split('.') ?? [];
  return purposes.filter((purpose) => allowed.includes(purpose));
}

/** Stores the visitor's choice for six months for all pages of the shop. */
export function savePurposes(allowed: readonly string[]): void {
  const value = purposes.filter((purpose) => allowed.includes(purpose)).join('.');
  try {
    document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies, so nothing is allowed there.
  }
  for (const listener of listeners) listener();
}

/**
 * Whether the remote may store optional data: the keys of clicked suggestions, which are statistics. Before the
 * visitor's first choice, returns `undefined`, and the remote's own default applies.
 */
export function storageConsent(): boolean | undefined {
  return readCookie(COOKIE) === undefined ? undefined : allowedPurposes().includes('statistics');
}

/** Calls the listener after each choice. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
