import * as v from 'valibot';
import type { HttpRequest } from '../../../../foundation/http/httpRequest.ts';
import { describeError, ResponseError } from '../../../../foundation/http/errors.ts';
import { reportedRead } from '../../../../foundation/http/reportedRead.ts';
import {
  objectOf,
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../../../foundation/http/parseAnswer.ts';
import { CART_SERVICE, CART_TOKENS, isSame, type Cart, type CartArticle } from '../../cart.ts';
import { satisfies, type CartChange } from '../../cartChange.ts';
import type { CartEnvironment } from '../../cartEnvironment.ts';
import {
  changeErrorCodes,
  readErrorCodes,
  type CartErrorCode,
  type ChangeError,
} from '../../cartErrors.ts';
import type { CartState } from '../../cartState.ts';
import { cartRequest } from '../../cartRequest.ts';
import { cartSchema, count, identifiedArticle } from './cartSchema.ts';

type Send = CartEnvironment['send'];

const readSchema = v.pipe(
  v.object({ cart: cartSchema }),
  v.transform(({ cart }) => cart),
);
const refusalSchema = v.object({ error: v.object({ code: v.picklist(readErrorCodes) }) });

/**
 * Reads the visitor's cart (CART-06). Its value is `null` if the service reports that the cart has not changed (CART-09).
 *
 * @param forceReload Makes the service bypass its own caches (CART-06).
 * @param mayBeEarly Whether a prefetched response may be used, by what was noted when it was requested; by default no.
 * @throws {ResponseError} If the service refuses; `FetchError` and `ShapeError` like every call.
 */
export async function getCart(
  send: Send,
  forceReload: boolean,
  mayBeEarly: HttpRequest['mayBeEarly'] = () => false,
): Promise<ParsedAnswer<Cart | null>> {
  const answer = await send({ ...cartRequest(forceReload), mayBeEarly });
  if (answer.status === 304) return { value: null, leftOut: [] };
  return parseAnswer(readSchema, answer.body);
}

/** The result of a read. */
export type ReadResult =
  | { kind: 'cart'; cart: Cart }
  /** The cart is the one of the service's last response (CART-09). */
  | { kind: 'unchanged' }
  | { kind: 'failed'; code: CartErrorCode };

/** Reads the cart like `getCart`, and reports what is wrong with the response. Never throws. */
export async function readCart(...request: Parameters<typeof getCart>): Promise<ReadResult> {
  const operation = { module: 'cart', operation: 'read' };
  try {
    const cart = await reportedRead(operation, () => getCart(...request));
    return cart ? { kind: 'cart', cart } : { kind: 'unchanged' };
  } catch (error) {
    const body = error instanceof ResponseError ? error.body : undefined;
    const refusal = v.safeParse(refusalSchema, body);
    return { kind: 'failed', code: refusal.success ? refusal.output.error.code : 'UNKNOWN' };
  }
}

/** What the service answered to a change. */
export type ChangeAnswer =
  /** The cart already was as requested: status 304 (CART-17). */
  | { kind: 'unneeded' }
  /** The cart afterwards, what was added to it, and why not all of the change was granted. */
  | { kind: 'taken'; cart: Cart; added: CartArticle | null; error: ChangeError | null }
  /** The change was not made; the answer may contain the cart as it is. */
  | { kind: 'refused'; error: ChangeError; cart: Cart | undefined }
  /** There was no usable answer: the change may have been made or not (CART-20). It may contain an error. */
  | { kind: 'lost'; error?: ChangeError };

/** An answer, and a message for an operator if something was wrong with it. */
export interface ReportableAnswer {
  answer: ChangeAnswer;
  problem: string | undefined;
}

const codeSchema = v.fallback(v.picklist(changeErrorCodes), 'UNKNOWN');
const answerSchema = objectOf({
  cart: optionalField(cartSchema),
  addedProduct: optionalField(identifiedArticle),
  error: optionalField(v.pipe(v.string(), v.nonEmpty(), codeSchema)),
  limit: optionalField(count),
});

/** What an operator should know about an answer. A reached limit is not a problem. */
function problemOf(answer: ChangeAnswer, leftOut: readonly string[]): string | undefined {
  if (leftOut.length > 0) return `Left out: ${leftOut.join(', ')}`;
  if (answer.kind === 'lost') return 'The answer says nothing of the change';
  const error = answer.kind === 'unneeded' ? null : answer.error;
  return error && error.limit === null ? `The service says ${error.code}` : undefined;
}

/** @throws ShapeError if the body is not an object. */
function parseChangeAnswer(isSuccess: boolean, body: unknown): ReportableAnswer {
  const { value, leftOut } = parseAnswer(answerSchema, body);
  const { cart, addedProduct: added = null, error: code, limit = null } = value;
  const error = code ? { code, limit } : null;
  // A success without a cart may have made a part of the change; a cart that cannot be read may be any cart (CART-20).
  const isUncertain = isSuccess || ((body as { cart?: unknown }).cart ?? null) !== null;
  let answer: ChangeAnswer = { kind: 'lost', ...(error && { error }) };
  if (isSuccess && cart) answer = { kind: 'taken', cart, added, error };
  else if (error && (cart || !isUncertain)) answer = { kind: 'refused', error, cart };
  return { answer, problem: problemOf(answer, leftOut) };
}

/**
 * Sends one change (CART-13). Only an answer of the service itself settles it: after a failed connection, a
 * time-out, or an error page of a proxy, whatever its status, the change counts as lost. Never throws.
 */
export async function putChange(send: Send, change: CartChange): Promise<ReportableAnswer> {
  try {
    const { status, body } = await send({
      method: 'PUT',
      service: 'cart',
      path: CART_SERVICE,
      body: change,
      tokens: CART_TOKENS,
      alsoAccept: [304],
      // The request continues if the visitor clicks and leaves the page (CART-21).
      keepalive: true,
    });
    if (status !== 304) return parseChangeAnswer(true, body);
    return { answer: { kind: 'unneeded' }, problem: undefined };
  } catch (error) {
    try {
      if (error instanceof ResponseError) return parseChangeAnswer(false, error.body);
    } catch {
      // The body is not the service's own.
    }
    return { answer: { kind: 'lost' }, problem: describeError(error) };
  }
}

/**
 * Whether an answer to a change means that the service's cart is not the one that this page knew. A 304 does if
 * the known cart lacks the change: the browser may have sent the request twice, on a connection that ended before
 * the first answer. So does any 304 while the cart could not be read.
 */
export function hasDiverged(
  answer: ChangeAnswer,
  change: CartChange,
  { confirmed, readError }: CartState,
): boolean {
  if (answer.kind === 'unneeded') return readError !== null || !satisfies(confirmed, change);
  if (answer.kind === 'refused') return !!answer.cart && !isSame(answer.cart, confirmed);
  return true;
}
