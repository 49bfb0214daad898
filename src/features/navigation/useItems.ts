import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { itemLink } from './itemLink.ts';
import { itemIds, type ItemId, type NavigationNode } from './navigation.ts';
import { navigationSlice, themeWorldsSlice, type NavigationState } from './navigationSlice.ts';

/** A top item as it is shown, with its tree. */
export interface Item extends NavigationNode {
  id: ItemId;
  href: string;
  /** Whether a flyout or a level below has anything to show. */
  hasFlyout: boolean;
}

/** The message id of an item's title, unless the service gives another (NAV-01). */
export const defaultTitle = (item: ItemId) =>
  `navigation.item.${item === 'theme-worlds' ? 'themeWorlds' : item}` as const;

/** The items that the navigation service answers, in the order of its answer. */
const ANSWERED: readonly ItemId[] = ['categories', 'coffee', 'sale'];

const NO_NODES: readonly NavigationNode[] = [];

/** The site's theme worlds; undefined until the service has answered. */
export function useThemeWorlds() {
  const { site } = useModule();
  return useSelector((state: NavigationState) => themeWorldsSlice.select(state, site).data);
}

/**
 * The items that the site has: the service's titles, links and trees where it has answered, else the static ones
 * (NAV-01, SHOP-25).
 *
 * @param route Replaces the navigation service's own address.
 */
export function useItems(route: string | undefined): readonly Item[] {
  const { site } = useModule();
  const { _ } = useLingui();
  const worlds = useThemeWorlds();
  const roots = useSelector(
    (state: NavigationState) => navigationSlice.select(state, { site, route }).data,
  );
  return itemIds.flatMap((id) => {
    const defaultLink = itemLink(id, site);
    if (!defaultLink) return [];
    const { title, href, target, children, teasers } = roots?.[ANSWERED.indexOf(id)] ?? {};
    return {
      id,
      title: title ?? _(defaultTitle(id)),
      href: href ?? defaultLink,
      target,
      children: children ?? NO_NODES,
      teasers,
      hasFlyout: Boolean(
        id === 'theme-worlds' ? worlds?.sections.length : children?.length || teasers?.list.length,
      ),
    };
  });
}
