import { menu } from '#shop/navigation.ts';
import { siteAddress, type Site } from '../../foundation/sites/sites.ts';
import type { ItemId } from './navigation.ts';

/** Where an item leads unless the service says otherwise (NAV-01); undefined where the site does not have it. */
export const itemLink = (item: ItemId, site: Site) => siteAddress(site, item, menu);
