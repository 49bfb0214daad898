import { readCookie } from './cookies.ts';
import { cookieNames } from './names.ts';

/** Whether the page is shown inside the shop's app: by the native app's cookie, or the app marker (contract §4). */
export function isAppClient(): boolean {
  return Boolean(readCookie(cookieNames.nativeApp) || readCookie(cookieNames.appMarker));
}
