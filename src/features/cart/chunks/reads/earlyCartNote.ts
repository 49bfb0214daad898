import { randomId } from '../../../../foundation/browser/storage/randomId.ts';
import { storageKeys, tabStorageKeys } from '../../../../foundation/browser/storage/names.ts';
import type { SafeStorage } from '../../../../foundation/browser/storage/storage.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';

/**
 * The note of a prefetch of the cart: the current record of sent changes. A different record later means that a tab has
 * sent a change since, so the prefetched response is not used (HK-131). Returns `undefined` if the cart must not be
 * prefetched, because a change is in flight, the previous page of the tab has handed over changes, or storage fails.
 */
export function earlyCartNote(
  site: Site,
  { storage, tabStorage }: { storage: SafeStorage; tabStorage: SafeStorage },
): string | undefined {
  const key = storageKeys.cartTurn;
  if (storage.read(key) === undefined) {
    storage.write(key, { id: randomId(), isOpen: false, wishes: {} });
  }
  const record = storage.read(key) as { isOpen?: unknown } | null | undefined;
  const hasLeft = tabStorage.read(tabStorageKeys.leftCart(site)) !== undefined;
  return record?.isOpen === false && !hasLeft ? JSON.stringify(record) : undefined;
}
