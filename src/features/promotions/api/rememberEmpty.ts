import { tabStorageKeys } from '../../../foundation/browser/names.ts';
import { tabStorage } from '../../../foundation/browser/storage.ts';
import { emptyEntryOf, emptyPromotions } from '../emptyPromotions.ts';
import type { PromotionSource } from '../promotionSource.ts';

/** A site's list has so many entries at most, and an entry so many characters: tags are the host's, in any number. */
const MAX_ENTRIES = 50;
const MAX_LENGTH = 300;

/** Remembers for the tab's next page whether there is such a promotion (PROMO-33). */
export function rememberEmpty(source: PromotionSource, isEmpty: boolean): void {
  const entry = emptyEntryOf(source);
  const before = emptyPromotions(source.site);
  const others = before.filter((each) => each !== entry);
  if (isEmpty ? entry.length > MAX_LENGTH : others.length === before.length) return;
  const after = isEmpty ? [...others, entry].slice(-MAX_ENTRIES) : others;
  tabStorage.write(tabStorageKeys.emptyPromotions(source.site), after);
}
