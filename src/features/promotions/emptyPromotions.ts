import { tabStorageKeys } from '../../foundation/browser/names.ts';
import { tabStorage } from '../../foundation/browser/storage.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { PromotionSource } from './promotionSource.ts';

/** What the pages of this tab have found empty, as `emptyEntryOf`, the last one last (PROMO-33). */
export function emptyPromotions(site: Site): readonly unknown[] {
  const stored = tabStorage.read(tabStorageKeys.emptyPromotions(site));
  return Array.isArray(stored) ? stored : [];
}

/** A promotion in the list: `~header_pi`, with tags `~header_pi?allOfTags=a`. */
export const emptyEntryOf = ({ id, query }: PromotionSource) => (query ? `${id}?${query}` : id);
