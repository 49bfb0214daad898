import * as cookieNames from '#shop/cookies.ts';
import { apps } from '#shop/brand.ts';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { storage } from '../../foundation/browser/storage/storage.ts';

/** The systems that an app may be for. */
type AppSystem = 'android' | 'ios';

/**
 * The system whose app the visitor can be offered: Android, or iOS with Chrome. Safari shows a banner of its own.
 * Undefined for every other device (HEAD-20).
 */
export function systemOf(userAgent: string): AppSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && /\bCriOS\//.test(userAgent)
    ? 'ios'
    : undefined;
}

/** The page of the app that is offered; undefined if one of the conditions is not met (HEAD-20, SHOP-25). */
export function offeredApp(): string | undefined {
  const closed = storage.read(storageKeys.appBannerClosed) === true;
  const inApp = readCookie(cookieNames.nativeApp) !== undefined;
  const system = systemOf(navigator.userAgent);
  return closed || inApp || !system ? undefined : apps[system];
}

/** Stores that the visitor has closed the banner, so that it stays closed on later pages (HEAD-21). */
export function closeAppBanner(): void {
  storage.write(storageKeys.appBannerClosed, true);
}
