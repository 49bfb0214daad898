import * as cookieNames from '#shop/cookies.ts';
import { hostDocument } from '../page/hostGlobals.ts';

/** The decoded value of a cookie; undefined where there is none or cookies cannot be read. Never throws. */
export function readCookie(name: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  let cookies: string;
  try {
    cookies = hostDocument.cookie;
  } catch {
    return undefined; // A sandboxed frame has no access to cookies.
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

/** Some servers put a value with commas or blanks in quotes, which are not part of it (LAYOUT-02). */
const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

/** Whether staff preview the page (PROMO-06). */
export function isPreview(): boolean {
  return readCookie(cookieNames.preview) !== undefined;
}

/** Whether the page is shown inside the shop's app: by the native app's cookie, or the app marker (FOOT-28). */
export function isAppClient(): boolean {
  return Boolean(readCookie(cookieNames.nativeApp) || readCookie(cookieNames.appMarker));
}
