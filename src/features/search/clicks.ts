import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import { storage, storedKeys } from '../../foundation/browser/storage/storage.ts';

/** Maximum age of the keys of a clicked product, and maximum number of products with keys (SEARCH-17). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_PRODUCTS = 50;

/** A clicked product and the time of the click. */
type Click = readonly [productId: string, at: number];

function isClick(entry: unknown): entry is Click {
  const [productId, at] = Array.isArray(entry) ? entry : [];
  return typeof productId === 'string' && typeof at === 'number';
}

/** The products whose keys are stored, oldest first. */
function readClicks(): Click[] {
  const stored = storage.read(storageKeys.clicks);
  return Array.isArray(stored) ? stored.filter(isClick) : [];
}

/** Stores the index without the entries that exceed a limit. Removes the keys of these entries. */
function writeClicks(clicks: readonly Click[]): void {
  const now = Date.now();
  const current = clicks
    .filter(([, at]) => at <= now && now - at < MAX_AGE_MS)
    .slice(-MAX_PRODUCTS);
  const ids = new Set(current.map(([id]) => id));
  for (const [id] of clicks) {
    if (ids.has(id)) continue;
    storage.remove(storageKeys.visit(id));
    storage.remove(storageKeys.addToBasket(id));
  }
  if (current.length > 0) storage.write(storageKeys.clicks, current);
  else storage.remove(storageKeys.clicks);
}

/** Random id of the page session. It is a number because a number is the same in JSON and in plain text. */
const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);

/**
 * Stores the visit key and the add-to-basket key of a clicked product. The value of both is the id of the page session.
 * Other applications read the keys, so a separate index stores the time of the click (SEARCH-17).
 */
export function storeClick(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  // Write the index first. The age of a key that is missing from the index is unknown, so it would be stored longer.
  writeClicks([...readClicks().filter(([known]) => known !== id), [id, Date.now()]]);
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

/** The products that have at least one stored key. */
function storedProducts(): string[] {
  const prefixes = [storageKeys.visit(''), storageKeys.addToBasket('')];
  return storedKeys().flatMap((key) => {
    const prefix = prefixes.find((known) => key.startsWith(known));
    return prefix === undefined ? [] : [key.slice(prefix.length)];
  });
}

/**
 * Removes the keys of clicked products that exceed a limit, or all keys if storage is not allowed (SEARCH-17,
 * SEARCH-36). Keys that are missing from the index, for example those of an earlier release, expire 24 hours from now.
 */
export function tidyClicks(isAllowed: boolean): void {
  const clicks = readClicks();
  const known = new Set(clicks.map(([id]) => id));
  const others = [...new Set(storedProducts())].filter((id) => !known.has(id));
  const all = [...others.map((id) => [id, Date.now()] as const), ...clicks];
  writeClicks(isAllowed ? all : all.map(([id]) => [id, 0]));
}
