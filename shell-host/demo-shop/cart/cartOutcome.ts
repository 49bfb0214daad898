import type { CartChangeError } from '../wireTypes.ts';
import type { CartRecord } from './cartRecord.ts';

/** What a change added: an article or gift card, and by how much its quantity rose. */
export interface AddedEntry {
  productId: string;
  tcm: string;
  quantity: number;
}

/** The result of a change. */
export interface CartOutcome {
  /** 304: the change makes no difference. */
  status: 200 | 304 | 404 | 409;
  cart: CartRecord;
  added?: AddedEntry;
  error?: CartChangeError;
  /** The limit that the error is about. */
  limit?: number;
}

/** The change was made. */
export function changed(cart: CartRecord, added?: AddedEntry): CartOutcome {
  return { status: 200, cart, ...(added && { added }) };
}

/** The change makes no difference. */
export function unchanged(cart: CartRecord): CartOutcome {
  return { status: 304, cart };
}

/** The change was not made. */
export function refused(
  cart: CartRecord,
  status: 404 | 409,
  error: CartChangeError,
  limit?: number,
): CartOutcome {
  return { status, cart, error, ...(limit !== undefined && { limit }) };
}
