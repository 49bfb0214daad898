import { cookieNames } from '#shop/cookies.ts';
import { appSystems } from '#shop/headerFeatures.ts';
import { useEffect, useState } from 'react';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { lazyPart, useLazyPart } from '../../foundation/browser/lazyPart.ts';
import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';

type AppSystem = (typeof appSystems)[number];

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

/** The system whose app is offered on this page; undefined if one of the conditions is not met (HEAD-20, SHOP-27). */
export function offeredApp(): AppSystem | undefined {
  const closed = storage.read(storageKeys.appBannerClosed) === true;
  const inApp = readCookie(cookieNames.nativeApp) !== undefined;
  const system = systemOf(navigator.userAgent);
  return closed || inApp ? undefined : appSystems.find((each) => each === system);
}

/** Stores that the visitor has closed the banner, so that it stays closed on later pages (HEAD-21). */
export function closeAppBanner(): void {
  storage.write(storageKeys.appBannerClosed, true);
}

const appInstallBanner = lazyPart(
  { module: 'header', operation: 'app banner' },
  async () =>
    (await import(/* webpackChunkName: "app-banner" */ './lazy/AppInstallBanner.tsx'))
      .AppInstallBanner,
);

/** The app banner with its props; null unless it is offered and its code has been loaded. */
export function useAppBanner() {
  const [system, setSystem] = useState<AppSystem>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a server does not know the device
    setSystem(offeredApp());
  }, []);
  const View = useLazyPart(appInstallBanner, system !== undefined);
  const onClose = () => {
    closeAppBanner();
    setSystem(undefined);
  };
  return View && system ? { View, props: { system, onClose } } : null;
}
