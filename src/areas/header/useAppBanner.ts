import { useEffect, useState, type ComponentProps } from 'react';
import { closeAppBanner, offeredApp } from './appBanner.ts';
import type { AppInstallBanner } from './AppInstallBanner.tsx';

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
        /* webpackChunkName: "app-banner" */ './AppInstallBanner.tsx'
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
