import { useEffect, useState, type ComponentProps } from 'react';
import type { AppInstallBanner } from './lazy/AppInstallBanner.tsx';
import { cookieNames, storageKeys } from '../../foundation/browser/names.ts';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { storage } from '../../foundation/browser/storage.ts';

interface Banner {
  View: typeof AppInstallBanner;
  props: ComponentProps<typeof AppInstallBanner>;
}

/** The app banner where it is due; its code is asked for only then. Nothing is lost where it does not come. */
export function useAppBanner(): Banner | null {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    const system = offeredApp();
    if (!system) return undefined;
    let wanted = true;
    const onClose = () => {
      closeAppBanner();
      setBanner(null);
    };
    const show = async () => {
      const { AppInstallBanner: View } = await import(
        /* webpackChunkName: "app-banner" */ './lazy/AppInstallBanner.tsx'
      );
      if (wanted) setBanner({ View, props: { system, onClose } });
    };
    show().catch(() => {}); // A page without the banner has all that it needs.
    return () => {
      wanted = false;
    };
  }, []);
  return banner;
}

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
