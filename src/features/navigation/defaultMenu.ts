import type { Site } from '../../foundation/sites/sites.ts';
import type { ItemId } from './navigation.ts';

/** The pages of the four items, the same on every site. */
const pages: Readonly<Record<ItemId, string>> = {
  'theme-worlds': '/category/theme-worlds',
  categories: '/category/all',
  coffee: '/category/coffee',
  sale: '/category/sale',
};

/** Where an item leads unless the service says otherwise (NAV-02). */
export function defaultLink(item: ItemId, site: Site): string {
  return site === 'DE' ? pages[item] : `${pages[item]}?site=${site}`;
}

/** The message ids of the items' titles, unless the service gives others. */
export const defaultTitles = {
  'theme-worlds': 'navigation.item.themeWorlds',
  categories: 'navigation.item.categories',
  coffee: 'navigation.item.coffee',
  sale: 'navigation.item.sale',
} as const satisfies Record<ItemId, string>;
