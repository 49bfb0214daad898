import { isPreview } from '../../foundation/browser/storage/cookies.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { tabStorage } from '../../foundation/browser/storage/storage.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { PromotionSource } from './promotionSource.ts';

/** Maximum number of entries per site, and of characters in an entry: a host may set any number of tags. */
const MAX_ENTRIES = 50;
const MAX_LENGTH = 300;

/** A promotion in the list: `~header_pi`, with tags `~header_pi?allOfTags=a`. */
const entryOf = ({ id, query }: PromotionSource) => (query ? `${id}?${query}` : id);

/** The entries of a site, the latest last. */
function readEntries(site: Site): readonly unknown[] {
  const stored = tabStorage.read(tabStorageKeys.emptyPromotions(site));
  return Array.isArray(stored) ? stored : [];
}

/**
 * Whether an earlier response in this tab was empty (PROMO-33). False in a preview, which may have promotions that are not
 * published.
 */
export const isKnownEmpty = (source: PromotionSource): boolean =>
  !isPreview() && readEntries(source.site).includes(entryOf(source));

/** Stores for the tab's next pages whether a promotion is empty (PROMO-33). */
export function rememberEmpty(source: PromotionSource, isEmpty: boolean): void {
  const entry = entryOf(source);
  const before = readEntries(source.site);
  const others = before.filter((each) => each !== entry);
  if (isEmpty ? entry.length > MAX_LENGTH : others.length === before.length) return;
  const after = isEmpty ? [...others, entry].slice(-MAX_ENTRIES) : others;
  tabStorage.write(tabStorageKeys.emptyPromotions(source.site), after);
}
