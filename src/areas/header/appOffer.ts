import * as cookieNames from '#shop/cookies.ts';
import { apps } from '#shop/brand.ts';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { storage } from '../../foundation/browser/storage/storage.ts';

type AppSystem = 'android' | 'ios';

/**
 * The system whose app can be offered: Android, or iOS with Chrome. Safari shows its own banner. Returns `undefined`
 * for all other devices (HEAD-20).
 */
export function systemOf(userAgent: string): AppSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && /\bCriOS\//.test(userAgent)
    ? 'ios'
    : undefined;
}

/** Address of the app to offer, or `undefined` if a condition is not met (HEAD-20, SHOP-25). */
export function offeredApp(): string | undefined {
  const closed = storage.read(storageKeys.appBannerClosed) === true;
  const inApp = readCookie(cookieNames.nativeApp) !== undefined;
  const system = systemOf(navigator.userAgent);
  return closed || inApp || !system ? undefined : apps[system];
}

/** Stores that the visitor has closed the banner, so that later pages do not show it (HEAD-21). */
export function closeAppBanner(): void {
  storage.write(storageKeys.appBannerClosed, true);
}
