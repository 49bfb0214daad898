import type { CartRecord } from './cartRecord.ts';

/** The codes of H§8 that this shop gives by itself; the others are reached by faults. */
export type CartError =
  'UNKNOWN' | 'PRODUCTDATA_UNAVAILABLE' | 'CART_LIMIT' | 'ITEM_LIMIT' | 'AVAILABILITY_LIMIT';

/** What was added last: one of the cart's entries and how many pieces came to it. */
export interface Added {
  productId: string;
  tcm: string;
  pieces: number;
}

/** What became of a change. */
export interface CartOutcome {
  /** 304 where the cart was so already. */
  status: 200 | 304 | 404 | 409;
  cart: CartRecord;
  added?: Added;
  error?: CartError;
  /** The figure for the message of a limit. */
  limit?: number;
}

/** The change was made. */
export function changed(cart: CartRecord, added?: Added): CartOutcome {
  return { status: 200, cart, ...(added && { added }) };
}

/** The cart was so already. */
export function unchanged(cart: CartRecord): CartOutcome {
  return { status: 304, cart };
}

/** The change was not made. */
export function refused(
  cart: CartRecord,
  status: 404 | 409,
  error: CartError,
  limit?: number,
): CartOutcome {
  return { status, cart, error, ...(limit !== undefined && { limit }) };
}
