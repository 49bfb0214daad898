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

/** Returns the outcome of an applied change. */
export function changed(cart: CartRecord, added?: AddedEntry): CartOutcome {
  return { status: 200, cart, ...(added && { added }) };
}

/** Returns the outcome of a change without an effect. */
export function unchanged(cart: CartRecord): CartOutcome {
  return { status: 304, cart };
}

/** Returns the outcome of a rejected change. */
export function refused(
  cart: CartRecord,
  status: 404 | 409,
  error: CartChangeError,
  limit?: number,
): CartOutcome {
  return { status, cart, error, ...(limit !== undefined && { limit }) };
}
