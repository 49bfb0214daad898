import { storageKeys, tabStorageKeys } from '../../foundation/browser/storage/names.ts';
import type { SafeStorage } from '../../foundation/browser/storage/storage.ts';
import type { Site } from '../../foundation/sites/sites.ts';

/** An id for the record of what was sent last, which is never used twice. */
export const newRecordId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * What to note of an early read of the cart: the record of what the windows have sent, by which the cart knows later whether
 * any of them has sent something since (HK-131). Undefined where that cannot be known, or where it is known already: a
 * change is on its way, or the previous page of the tab has left some. Then the cart is not read early.
 */
export function earlyCartNote(
  site: Site,
  { storage, tabStorage }: { storage: SafeStorage; tabStorage: SafeStorage },
): string | undefined {
  const key = storageKeys.cartTurn;
  if (storage.read(key) === undefined) {
    storage.write(key, { id: newRecordId(), isOpen: false, wishes: {} });
  }
  const record = storage.read(key) as { isOpen?: unknown } | null | undefined;
  const hasLeft = tabStorage.read(tabStorageKeys.leftCart(site)) !== undefined;
  return record?.isOpen === false && !hasLeft ? JSON.stringify(record) : undefined;
}
