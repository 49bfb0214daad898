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
 * Reads the visitor's cart (CART-06). The value is `null` if the service reports that it has not changed (CART-09).
 *
 * @param forceReload Makes the service bypass its own caches (CART-06).
 * @param mayBeEarly Decides by the note of a prefetched response whether to use the response. Default: never.
 * @throws {ResponseError} If the service refuses. Throws `FetchError` and `ShapeError` like every request.
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
  /** The cart equals that of the service's last response (CART-09). */
  | { kind: 'unchanged' }
  | { kind: 'failed'; code: CartErrorCode };

/** Reads the cart like `getCart` and reports faults of the response. Never throws. */
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

/** The response to a change. */
export type ChangeAnswer =
  /** Status 304: the change had no effect (CART-17). */
  | { kind: 'unneeded' }
  /** The service has applied the change, completely or, if there is an error, in part. */
  | { kind: 'taken'; cart: Cart; added: CartArticle | null; error: ChangeError | null }
  /** The service has not applied the change. The response may contain the current cart. */
  | { kind: 'refused'; error: ChangeError; cart: Cart | undefined }
  /** There was no usable response: the service may or may not have applied the change (CART-20). */
  | { kind: 'lost'; error?: ChangeError };

/** A response, and a message for operators if it is faulty. */
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

/** The message for operators, if any. A reached limit is not a problem. */
function problemOf(answer: ChangeAnswer, leftOut: readonly string[]): string | undefined {
  if (leftOut.length > 0) return `Left out: ${leftOut.join(', ')}`;
  if (answer.kind === 'lost') return 'The response does not contain the result of the change';
  const error = answer.kind === 'unneeded' ? null : answer.error;
  return error && error.limit === null ? `The service returned the error ${error.code}` : undefined;
}

/** @throws {ShapeError} If the body is not an object. */
function parseChangeAnswer(isSuccess: boolean, body: unknown): ReportableAnswer {
  const { value, leftOut } = parseAnswer(answerSchema, body);
  const { cart, addedProduct: added = null, error: code, limit = null } = value;
  const error = code ? { code, limit } : null;
  // Without a readable cart, a success does not show how much of the change was applied. Neither does an error with an
  // unreadable cart (CART-20).
  const isUncertain = isSuccess || ((body as { cart?: unknown }).cart ?? null) !== null;
  let answer: ChangeAnswer = { kind: 'lost', ...(error && { error }) };
  if (isSuccess && cart) answer = { kind: 'taken', cart, added, error };
  else if (error && (cart || !isUncertain)) answer = { kind: 'refused', error, cart };
  return { answer, problem: problemOf(answer, leftOut) };
}

/**
 * Sends one change (CART-13). After a failed connection, a timeout or an error page of a proxy with any status, the
 * change counts as lost. Never throws.
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
      // The request continues when the visitor leaves the page (CART-21).
      keepalive: true,
    });
    if (status !== 304) return parseChangeAnswer(true, body);
    return { answer: { kind: 'unneeded' }, problem: undefined };
  } catch (error) {
    try {
      if (error instanceof ResponseError) return parseChangeAnswer(false, error.body);
    } catch {
      // The body does not come from the service.
    }
    return { answer: { kind: 'lost' }, problem: describeError(error) };
  }
}

/**
 * Whether the response to a change means that the service's cart differs from the cart that this page knew. This is the
 * case for a 304 if the known cart does not satisfy the change: the browser may have sent the request twice because the
 * connection was closed before the first response. It is also the case for a 304 if the cart could not be read.
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
