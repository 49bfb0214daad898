import { ResponseError } from '../../foundation/http/errors.ts';

/** The codes of H§8 that a read may end with. */
export const readErrorCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;

/** The codes of H§8 that a change may end with. */
export const changeErrorCodes = [
  ...readErrorCodes,
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
] as const;

/** The codes of H§8; those with a limit come from changes only. */
export type CartErrorCode = (typeof changeErrorCodes)[number];

/** Why a change was not made, or not as it was wanted. */
export interface ChangeError {
  code: CartErrorCode;
  /** The figure of a limit's message; null where there is none. */
  limit: number | null;
}

/** What became of an action on the cart (contract §1). */
export type CartOutcome = { ok: true } | ({ ok: false } & ChangeError);

/** An outcome for what could not be done at all. */
export const notDone = { ok: false, code: 'UNKNOWN', limit: null } as const satisfies CartOutcome;

/** The cart service refused a read, with a reason that the catalogue names; `UNKNOWN` for any other. */
export class CartError extends ResponseError {
  readonly code: CartErrorCode;

  constructor({ status, body }: ResponseError, code: CartErrorCode) {
    super(status, body);
    this.name = 'CartError';
    this.code = code;
  }
}
