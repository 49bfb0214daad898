import { appDevices } from '#shop/headerFeatures.ts';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../../foundation/browser/lazyPart.ts';
import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';

const appInstallBanner = lazyPart(
  { module: 'header', operation: 'app banner' },
  async () =>
    (await import(/* webpackChunkName: "app-banner" */ './lazy/AppInstallBanner.tsx'))
      .AppInstallBanner,
);

/** Whether this may be a device whose app is offered; the banner's own code looks closer (HEAD-20, SHOP-27). */
const mayBeOffered = () =>
  storage.read(storageKeys.appBannerClosed) !== true &&
  appDevices.some((device) => navigator.userAgent.includes(device));

/** The app banner, unless it cannot be offered. Outside of the header's body, which slides away and would take it along. */
export function AppBanner(): ReactNode {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a server does not know the device
    setOffered(mayBeOffered());
  }, []);
  const View = useLazyPart(appInstallBanner, isOffered);
  return View && isOffered ? createElement(View, { onClose: () => setOffered(false) }) : null;
}
