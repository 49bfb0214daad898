import { cookieNames, storageKeys } from '../../foundation/browser/names.ts';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { storage } from '../../foundation/browser/storage.ts';

export type AppSystem = 'android' | 'ios';

/**
 * The system whose app the visitor can be offered: Android, or iOS with Chrome (H§4; Safari shows a banner of its
 * own). Undefined for every other device.
 */
export function systemOf(userAgent: string): AppSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && /\bCriOS\//.test(userAgent)
    ? 'ios'
    : undefined;
}

/** The system whose app is offered on this page now; undefined where one of H§4's conditions does not hold. */
export function offeredApp(): AppSystem | undefined {
  const closed = storage.read(storageKeys.appBannerClosed) === true;
  const inApp = readCookie(cookieNames.nativeApp) !== undefined;
  return closed || inApp ? undefined : systemOf(navigator.userAgent);
}

/** The visitor does not want it: for good (H§4). */
export function closeAppBanner(): void {
  storage.write(storageKeys.appBannerClosed, true);
}
