import { storageKeys } from '../../foundation/browser/names.ts';
import { storage } from '../../foundation/browser/storage.ts';

/** The keys of a clicked product are kept for this long, and those of this many products (SEARCH-35). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_PRODUCTS = 50;

/** A product that was clicked, and when. */
type Click = readonly [productId: string, at: number];

function isClick(entry: unknown): entry is Click {
  const [productId, at] = Array.isArray(entry) ? entry : [];
  return typeof productId === 'string' && typeof at === 'number';
}

/** The products whose keys are stored, the latest last. */
export function readClicks(): Click[] {
  const stored = storage.read(storageKeys.clicks);
  return Array.isArray(stored) ? stored.filter(isClick) : [];
}

/** Stores the index without what is too old or too much, and removes the keys of that. */
export function writeClicks(clicks: readonly Click[]): void {
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
