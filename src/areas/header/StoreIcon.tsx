import { useLingui } from '@lingui/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { IconFlyout } from '../../foundation/ui/IconFlyout.tsx';

const NOTHING_MORE = {};

async function loadPanel() {
  const panel = await import(/* webpackChunkName: "store-finder" */ './StoreLocator.tsx');
  return panel.StoreLocator;
}

/** The way to a shop nearby (H§2). */
export function StoreIcon() {
  const { _ } = useLingui();
  return (
    <IconFlyout
      part="icon-store-finder"
      href="/service/storefinder/search"
      glyph={MapPin}
      label={_('header.icons.storeFinder')}
      load={loadPanel}
      panel={NOTHING_MORE}
    />
  );
}
