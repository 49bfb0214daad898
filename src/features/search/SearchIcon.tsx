import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import type { Site } from '../../foundation/sites/sites.ts';
import { IconFlyout } from '../../foundation/ui/IconFlyout.tsx';

interface Props {
  site: Site;
  navigate: ((url: string) => void) | undefined;
}

async function loadPanel() {
  const panel = await import(/* webpackChunkName: "search" */ './SearchFlyout.tsx');
  return panel.SearchFlyout;
}

/** The way to the search, also where the box is out of sight (H§4). */
export function SearchIcon(panel: Props) {
  const { _ } = useLingui();
  return (
    <IconFlyout
      part="icon-search"
      href="/search"
      glyph={Search}
      label={_('header.icons.search')}
      load={loadPanel}
      panel={panel}
    />
  );
}
