import { menu } from '#shop/navigation.ts';
import { siteAddress, type Site } from '../../foundation/sites/sites.ts';
import type { ItemId } from './navigation.ts';

/** The static address of an item (NAV-01), or `undefined` if the site does not have the item. */
export const itemLink = (item: ItemId, site: Site) => siteAddress(site, item, menu);
