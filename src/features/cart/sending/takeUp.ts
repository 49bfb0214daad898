import { tabStorageKeys } from '../../../foundation/browser/names.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { CartChange } from '../cartChange.ts';
import { readSentChange } from '../changeRequest.ts';
import type { CartWorld } from './cartWorld.ts';

/** What a page leaves is taken up for as long as its own call could have taken (F§7). */
const LEFT_MS = 15_000;

type Means = Pick<CartWorld, 'tabStorage' | 'now'>;

/**
 * The changes that the page before this one left, once. They are absolute: made twice they do no harm.
 * Nothing of what is too old, or of no use.
 */
export function takeUp(site: Site, { tabStorage, now }: Means): CartChange[] {
  const key = tabStorageKeys.leftCart(site);
  const left = tabStorage.read(key) as { at?: unknown; changes?: unknown } | null | undefined;
  if (left === undefined) return [];
  tabStorage.remove(key);
  const age = now() - Number(left?.at);
  if (!(age >= 0 && age < LEFT_MS) || !Array.isArray(left?.changes)) return [];
  return left.changes.map(readSentChange).filter((change) => change !== null);
}
