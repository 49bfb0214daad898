import { useLingui } from '@lingui/react';
import { useSelector } from 'react-redux';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { itemIds, type ItemId, type NavigationNode } from './navigation.ts';
import { navigationSlice, themeWorldsSlice, type NavigationState } from './navigationSlice.ts';

/** A top item as it is shown, with its tree. */
export interface Item extends NavigationNode {
  id: ItemId;
  href: string;
  /** Whether a flyout or a level below has anything to show. */
  hasFlyout: boolean;
}

/** The pages of the four items, the same on every site. */
const pages: Readonly<Record<ItemId, string>> = {
  'theme-worlds': '/category/theme-worlds',
  categories: '/category/all',
  coffee: '/category/coffee',
  sale: '/category/sale',
};

/** Where an item leads unless the service says otherwise (NAV-02). */
function defaultLink(item: ItemId, site: Site): string {
  return site === 'DE' ? pages[item] : `${pages[item]}?site=${site}`;
}

/** The message ids of the items' titles, unless the service gives others. */
const defaultTitles = {
  'theme-worlds': 'navigation.item.themeWorlds',
  categories: 'navigation.item.categories',
  coffee: 'navigation.item.coffee',
  sale: 'navigation.item.sale',
} as const satisfies Record<ItemId, string>;

/** The items that the navigation service answers, in the order of its answer. */
const ANSWERED: readonly ItemId[] = ['categories', 'coffee', 'sale'];

const NO_NODES: readonly NavigationNode[] = [];

/** The site's theme worlds; undefined until the service has answered. */
export function useThemeWorlds() {
  const { site } = useModule();
  return useSelector((state: NavigationState) => themeWorldsSlice.select(state, site).data);
}

/**
 * The four items: the service's titles, links and trees where it has answered, else the static ones (NAV-02).
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
  return itemIds.map((id) => {
    const { title, href, target, children, teasers } = roots?.[ANSWERED.indexOf(id)] ?? {};
    return {
      id,
      title: title ?? _(defaultTitles[id]),
      href: href ?? defaultLink(id, site),
      target,
      children: children ?? NO_NODES,
      teasers,
      hasFlyout: Boolean(
        id === 'theme-worlds' ? worlds?.sections.length : children?.length || teasers?.list.length,
      ),
    };
  });
}
