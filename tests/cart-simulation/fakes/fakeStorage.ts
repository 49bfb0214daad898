/** Keys of the cart in storage. */
export const STORAGE_KEY = 'fascia.cart.DE';

/** Storage that can fail. */
export interface FakeStorage {
  isBroken: boolean;
  /** A write has failed. */
  hasFailed: boolean;
  /** The contents were checked since the last write. */
  isChecked: boolean;
  items: Map<string, string>;
  /** The visitor and the time of the last write of an item. */
  labels: Map<string, { visitor: string; at: number }>;
  read(key: string): unknown;
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** Creates storage that fails while `isBroken`. */
export function createFakeStorage(): FakeStorage {
  const items = new Map<string, string>();
  const storage: FakeStorage = {
    isBroken: false,
    hasFailed: false,
    isChecked: true,
    items,
    labels: new Map(),
    read(key: string): unknown {
      storage.hasFailed ||= storage.isBroken;
      const text = storage.isBroken ? undefined : items.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(key: string, value: unknown): boolean {
      storage.hasFailed ||= storage.isBroken;
      if (storage.isBroken) return false;
      storage.isChecked &&= key !== STORAGE_KEY;
      items.set(key, JSON.stringify(value));
      return true;
    },
    remove: (key) => void items.delete(key),
  };
  return storage;
}
