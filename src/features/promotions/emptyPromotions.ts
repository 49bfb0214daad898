import { isPreview } from '../../foundation/browser/storage/cookies.ts';
import { tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import { tabStorage } from '../../foundation/browser/storage/storage.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { PromotionSource } from './promotionSource.ts';

/** Maximum number of entries per site. */
const MAX_ENTRIES = 50;
/** Maximum length of an entry. A host may set any number of tags. */
const MAX_LENGTH = 300;

/** The entry of a promotion, such as `~header_pi`, or `~header_pi?allOfTags=a` with tags. */
const entryOf = ({ id, query }: PromotionSource) => (query ? `${id}?${query}` : id);

/** The entries of a site, the oldest first. */
function readEntries(site: Site): readonly unknown[] {
  const stored = tabStorage.read(tabStorageKeys.emptyPromotions(site));
  return Array.isArray(stored) ? stored : [];
}

/**
 * Whether the latest response in this tab was empty (PROMO-33). Always `false` in a preview, which may contain
 * unpublished promotions.
 */
export const isKnownEmpty = (source: PromotionSource): boolean =>
  !isPreview() && readEntries(source.site).includes(entryOf(source));

/** Remembers for the tab's next pages whether a promotion is empty (PROMO-33). */
export function rememberEmpty(source: PromotionSource, isEmpty: boolean): void {
  const entry = entryOf(source);
  const before = readEntries(source.site);
  const others = before.filter((each) => each !== entry);
  if (isEmpty ? entry.length > MAX_LENGTH : others.length === before.length) return;
  const after = isEmpty ? [...others, entry].slice(-MAX_ENTRIES) : others;
  tabStorage.write(tabStorageKeys.emptyPromotions(source.site), after);
}
