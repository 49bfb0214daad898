import * as v from 'valibot';
import { ResponseError } from '../../foundation/http/errors.ts';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import type { Cart } from './cart.ts';
import { CartError, readErrorCodes } from './cartErrors.ts';
import { cartSchema } from './cartSchema.ts';

const PATH = '/service/cart/api/cart';

const answerSchema = v.pipe(
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
export async function getCart(forceReload: boolean): Promise<ParsedAnswer<Cart>> {
  try {
    const answer = await sendRequest({
      path: PATH,
      query: { forceReload: forceReload ? 'true' : undefined },
      tokens: ['csrf', 'longTerm'],
    });
    return parseAnswer(answerSchema, answer.body);
  } catch (error) {
    throw refusal(error);
  }
}
