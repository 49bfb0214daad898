import { ResponseError } from '../../foundation/http/errors.ts';

/** The codes of H§8 that a read may end with. */
export const readErrorCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;

/** The codes of H§8; those with a limit come from changes only. */
export type CartErrorCode =
  | (typeof readErrorCodes)[number]
  | 'CART_LIMIT'
  | 'ITEM_LIMIT'
  | 'AVAILABILITY_LIMIT';

/** The cart service refused, with a reason that the catalogue names; `UNKNOWN` for any other. */
export class CartError extends ResponseError {
  readonly code: CartErrorCode;

  constructor({ status, body }: ResponseError, code: CartErrorCode) {
    super(status, body);
    this.name = 'CartError';
    this.code = code;
  }
}
