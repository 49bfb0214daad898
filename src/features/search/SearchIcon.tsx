import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useAddress } from '../../foundation/sites/address.ts';
import { IconFlyout } from '../../foundation/ui/flyout/IconFlyout.tsx';

const searchFlyout = lazyPart({ module: 'header', operation: 'icon-search flyout' }, async () => {
  const { SearchFlyout } = await import('./chunks/search/SearchFlyout.tsx');
  return SearchFlyout;
});

/** A link to the search that opens the search flyout (SEARCH-26). */
export function SearchIcon() {
  const { _ } = useLingui();
  return (
    <IconFlyout
      part="icon-search"
      href={useAddress('search')}
      glyph={Search}
      label={_('header.icons.search')}
      panel={searchFlyout}
    />
  );
}
