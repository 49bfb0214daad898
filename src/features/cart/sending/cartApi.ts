import * as v from 'valibot';
import { describeError, ResponseError } from '../../../foundation/http/errors.ts';
import {
  objectOf,
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../../foundation/untrusted/parseAnswer.ts';
import type { Cart, CartArticle } from '../cart.ts';
import type { CartChange } from '../cartChange.ts';
import { CartError, changeErrorCodes, readErrorCodes, type ChangeError } from '../cartErrors.ts';
import { CART_PATH, CART_TOKENS } from './cartAddress.ts';
import { addedProductSchema, cartSchema } from './cartSchema.ts';
import type { CartWorld } from './cartWorld.ts';

type Send = CartWorld['send'];

const readSchema = v.pipe(
  v.object({ cart: cartSchema }),
  v.transform(({ cart }) => cart),
);
const refusalSchema = v.object({ error: v.object({ code: v.picklist(readErrorCodes) }) });

function refusal(error: unknown): unknown {
  if (!(error instanceof ResponseError)) return error;
  const parsed = v.safeParse(refusalSchema, error.body);
  return new CartError(error, parsed.success ? parsed.output.error.code : 'UNKNOWN');
}

/**
 * The visitor's cart (H§7). `forceReload` asks the service to look again.
 * @throws CartError where the service refuses; FetchError and ShapeError as every call.
 */
export async function getCart(send: Send, forceReload: boolean): Promise<ParsedAnswer<Cart>> {
  try {
    const answer = await send({
      path: CART_PATH,
      query: { forceReload: forceReload ? 'true' : undefined },
      tokens: CART_TOKENS,
      noCache: true,
    });
    return parseAnswer(readSchema, answer.body);
  } catch (error) {
    throw refusal(error);
  }
}

/** What the service said of a change. */
export type ChangeAnswer =
  /** It was so already (304). */
  | { kind: 'unneeded' }
  /** The cart after it, with what was added, and with what was not granted. */
  | { kind: 'taken'; cart: Cart; added: CartArticle | null; error: ChangeError | null }
  /** It was not made; the service said so itself, and may have told its cart. */
  | { kind: 'refused'; error: ChangeError; cart: Cart | undefined }
  /** No usable answer: it may have been made. */
  | { kind: 'lost' };

/** An answer, and a sentence for an operator where something of it was not as agreed. */
export interface TakenAnswer {
  answer: ChangeAnswer;
  problem: string | undefined;
}

const codeSchema = v.fallback(v.picklist(changeErrorCodes), 'UNKNOWN');
const answerSchema = objectOf({
  cart: optionalField(cartSchema),
  addedProduct: optionalField(addedProductSchema),
  error: optionalField(v.pipe(v.string(), v.nonEmpty(), codeSchema)),
  limit: optionalField(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** What an operator should hear of an answer; a limit that the visitor hears of is no news. */
function problemOf(answer: ChangeAnswer, leftOut: readonly string[]): string | undefined {
  if (leftOut.length > 0) return `Left out: ${leftOut.join(', ')}`;
  if (answer.kind === 'lost') return 'The answer says nothing of the change';
  const error = answer.kind === 'unneeded' ? null : answer.error;
  return error && error.limit === null ? `The service says ${error.code}` : undefined;
}

function readAnswer(isGood: boolean, body: unknown): TakenAnswer {
  const { value, leftOut } = parseAnswer(answerSchema, body);
  const { cart, addedProduct: added = null, error: code, limit = null } = value;
  const error = code ? { code, limit } : null;
  let answer: ChangeAnswer = { kind: 'lost' };
  if (isGood && cart) answer = { kind: 'taken', cart, added, error };
  else if (error) answer = { kind: 'refused', error, cart };
  return { answer, problem: problemOf(answer, leftOut) };
}

/**
 * Sends one change (H§7). Only what the service says in its own words settles it: after a lost line, the
 * end of the 15 s, or a page of some machine on the way, whatever its status, the change may have been made.
 * Never throws.
 */
export async function putChange(send: Send, change: CartChange): Promise<TakenAnswer> {
  try {
    const { status, body } = await send({
      method: 'PUT',
      path: CART_PATH,
      body: change,
      tokens: CART_TOKENS,
      alsoAccept: [304],
      // A visitor who clicks and goes on has clicked: the request outlives the page.
      keepalive: true,
    });
    return status === 304
      ? { answer: { kind: 'unneeded' }, problem: undefined }
      : readAnswer(true, body);
  } catch (error) {
    try {
      if (error instanceof ResponseError) return readAnswer(false, error.body);
    } catch {
      // Its body is nothing of the service's.
    }
    return { answer: { kind: 'lost' }, problem: describeError(error) };
  }
}
