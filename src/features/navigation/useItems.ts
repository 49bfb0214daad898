import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { itemLink } from './itemLink.ts';
import { itemIds, type ItemId, type NavigationNode } from './navigation.ts';
import { navigationSlice, themeWorldsSlice, type NavigationState } from './navigationSlice.ts';

/** A top item with its tree. */
export interface Item extends NavigationNode {
  id: ItemId;
  href: string;
  /** Whether the item's flyout or drill-down level has content. */
  hasFlyout: boolean;
}

/** The message id of an item's static title (NAV-01). */
export const defaultTitle = (item: ItemId) =>
  `navigation.item.${item === 'theme-worlds' ? 'themeWorlds' : item}` as const;

/** The items of the navigation service, in the order of its response. */
const SERVICE_ITEMS: readonly ItemId[] = ['categories', 'coffee', 'sale'];

const NO_NODES: readonly NavigationNode[] = [];

/** The site's theme worlds, or `undefined` until they have loaded. */
export function useThemeWorlds() {
  const { site } = useModule();
  return useSelector((state: NavigationState) => themeWorldsSlice.select(state, site).data);
}

/**
 * The items of the site with the service's titles, links and trees. Until the service has responded, and for missing
 * fields, the static ones are used (NAV-01, SHOP-25).
 *
 * @param route Replaces the navigation service's address.
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
    const { title, href, target, children, teasers } = roots?.[SERVICE_ITEMS.indexOf(id)] ?? {};
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
