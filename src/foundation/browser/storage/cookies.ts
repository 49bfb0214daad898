import * as cookieNames from '#shop/cookies.ts';
import { hostDocument } from '../page/hostGlobals.ts';

/** Returns the decoded value of a cookie, or `undefined` if it is missing or cookies cannot be read. Never throws. */
export function readCookie(name: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  let cookies: string;
  try {
    cookies = hostDocument.cookie;
  } catch {
    return undefined; // Sandboxed frames cannot access cookies.
  }
  const start = `${name}=`;
  const pair = cookies.split('; ').find((entry) => entry.startsWith(start));
  if (pair === undefined) return undefined;
  const value = pair.slice(start.length);
  try {
    return unquoted(decodeURIComponent(value));
  } catch {
    return unquoted(value);
  }
}

/** Some servers quote values with commas or spaces. The quotes are not part of the value (LAYOUT-02). */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

/** Whether a staff preview of the page is active (PROMO-06). */
export function isPreview(): boolean {
  return readCookie(cookieNames.preview) !== undefined;
}

/** Whether the page is shown in the shop's app: the cookie of the native app or the app marker is set (FOOT-28). */
export function isAppClient(): boolean {
  return Boolean(readCookie(cookieNames.nativeApp) || readCookie(cookieNames.appMarker));
}
