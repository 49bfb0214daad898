import type { CartChangeError } from '../wireTypes.ts';
import type { CartRecord } from './cartRecord.ts';

/** The article or gift card that a change added, and the increase of its quantity. */
export interface AddedEntry {
  productId: string;
  tcm: string;
  quantity: number;
}

/** The result of a change. */
export interface CartOutcome {
  /** 304: the change has no effect. */
  status: 200 | 304 | 404 | 409;
  cart: CartRecord;
  added?: AddedEntry;
  error?: CartChangeError;
  /** The limit that the change exceeds. */
  limit?: number;
}

/** The change was applied. */
export function changed(cart: CartRecord, added?: AddedEntry): CartOutcome {
  return { status: 200, cart, ...(added && { added }) };
}

/** The change has no effect. */
export function unchanged(cart: CartRecord): CartOutcome {
  return { status: 304, cart };
}

/** The change was rejected. */
export function refused(
  cart: CartRecord,
  status: 404 | 409,
  error: CartChangeError,
  limit?: number,
): CartOutcome {
  return { status, cart, error, ...(limit !== undefined && { limit }) };
}
