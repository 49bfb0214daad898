import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { defaultLink, defaultTitles } from './defaultMenu.ts';
import { hasMore, type ItemId } from './navigation.ts';
import { selectRoot, type NavigationRootState, type NavigationSource } from './navigationSlice.ts';
import { selectThemeWorlds, type ThemeWorldsRootState } from './themeWorldsSlice.ts';

/** An item as it is drawn: the service's word, else the static one (contract §4). */
export function useItem(item: ItemId, source: NavigationSource) {
  const { _ } = useLingui();
  const root = useSelector((state: NavigationRootState) => selectRoot(state, source, item));
  const hasWorlds = useSelector((state: ThemeWorldsRootState) =>
    Boolean(item === 'theme-worlds' && selectThemeWorlds(state, source.site)?.sections.length),
  );
  return {
    title: root?.title ?? _(defaultTitles[item]),
    href: root?.href ?? defaultLink(item, source.site),
    target: root?.target,
    /** Whether there is something to open. */
    opens: hasWorlds || (root !== undefined && hasMore(root)),
  };
}
