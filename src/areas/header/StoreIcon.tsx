import { useLingui } from '@lingui/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { lazyPart } from '../../foundation/browser/lazyPart.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';

const storeLocator = lazyPart(
  { module: 'header', operation: 'icon-store-finder flyout' },
  async () => {
    const { StoreLocator } = await import(
      /* webpackChunkName: "store-finder" */ './lazy/StoreLocator.tsx'
    );
    return StoreLocator;
  },
);

/** The store finder icon, which opens the store locator (HEAD-08). */
export function StoreIcon() {
  const { _ } = useLingui();
  return (
    <IconFlyout
      part="icon-store-finder"
      href="/service/storefinder/search"
      glyph={MapPin}
      label={_('header.icons.storeFinder')}
      panel={storeLocator}
    />
  );
}
