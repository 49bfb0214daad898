import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import { storage, storedKeys } from '../../foundation/browser/storage/storage.ts';

/** Maximum age of the keys of a clicked product, and maximum number of products that have them (SEARCH-17). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_PRODUCTS = 50;

/** A product that was clicked, and when. */
type Click = readonly [productId: string, at: number];

function isClick(entry: unknown): entry is Click {
  const [productId, at] = Array.isArray(entry) ? entry : [];
  return typeof productId === 'string' && typeof at === 'number';
}

/** The products whose keys are stored, the latest last. */
function readClicks(): Click[] {
  const stored = storage.read(storageKeys.clicks);
  return Array.isArray(stored) ? stored.filter(isClick) : [];
}

/** Stores the index without entries that are too old or too many, and removes their keys. */
function writeClicks(clicks: readonly Click[]): void {
  const now = Date.now();
  const kept = clicks.filter(([, at]) => at <= now && now - at < MAX_AGE_MS).slice(-MAX_PRODUCTS);
  const ids = new Set(kept.map(([id]) => id));
  for (const [id] of clicks) {
    if (ids.has(id)) continue;
    storage.remove(storageKeys.visit(id));
    storage.remove(storageKeys.addToBasket(id));
  }
  if (kept.length > 0) storage.write(storageKeys.clicks, kept);
  else storage.remove(storageKeys.clicks);
}

/** Random id of the page session. A number, which reads the same as JSON and as plain text. */
const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);

/**
 * Stores the keys of a visit and of an add-to-basket event for a clicked product. Both have the page session's id as their
 * value. Their age is in a separate index, because other applications read the keys (SEARCH-17).
 */
export function storeClick(productId: string | undefined): void {
  const id = productId?.trim();
  if (!id || id === '-1') return;
  // The index first: a key that is not in it would be kept for longer.
  writeClicks([...readClicks().filter(([known]) => known !== id), [id, Date.now()]]);
  storage.write(storageKeys.visit(id), pageSession());
  storage.write(storageKeys.addToBasket(id), pageSession());
}

/** The products that have a key of a click. */
function storedProducts(): string[] {
  const prefixes = [storageKeys.visit(''), storageKeys.addToBasket('')];
  return storedKeys().flatMap((key) => {
    const prefix = prefixes.find((known) => key.startsWith(known));
    return prefix === undefined ? [] : [key.slice(prefix.length)];
  });
}

/**
 * Removes the keys of clicked products that are too old or too many, or all of them if they are not allowed
 * (SEARCH-17, SEARCH-36). The age of keys that are missing from the index, such as those of an earlier release, begins now.
 */
export function tidyClicks(isAllowed: boolean): void {
  const clicks = readClicks();
  const known = new Set(clicks.map(([id]) => id));
  const others = [...new Set(storedProducts())].filter((id) => !known.has(id));
  const all = [...others.map((id) => [id, Date.now()] as const), ...clicks];
  writeClicks(isAllowed ? all : all.map(([id]) => [id, 0]));
}
