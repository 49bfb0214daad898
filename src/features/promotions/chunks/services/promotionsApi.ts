import * as v from 'valibot';
import { isPreview } from '../../../../foundation/browser/storage/cookies.ts';
import { ResponseError } from '../../../../foundation/http/errors.ts';
import { takeArrived } from '../../../../foundation/http/takeEarlyRead.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../../../foundation/http/parseAnswer.ts';
import type { PromotionSource } from '../../promotionSource.ts';
import { promotionRequest } from '../../promotionRequest.ts';
import { rememberEmpty } from '../../emptyPromotions.ts';
import { contentOf, promotionSchema, type Promotion } from './promotionSchema.ts';

async function getAndParse<const Schema extends v.GenericSchema>(
  source: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  try {
    const answer = await sendRequest(promotionRequest(source));
    return parseAnswer(schema, answer.body);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return { value: null, leftOut: [] };
    throw error;
  }
}

/** A promotion of the header, or `null` if it does not exist or has no content. Rejects like `getContent`. */
export async function getPromotion(
  source: PromotionSource,
): Promise<ParsedAnswer<Promotion | null>> {
  const wasPreview = isPreview();
  const answer = await getAndParse(source, promotionSchema);
  // What staff see says nothing about the next page of a visitor.
  if (!wasPreview && !isPreview()) rememberEmpty(source, answer.value === null);
  return answer;
}

/**
 * The promotion of a prefetched response that has arrived (HK-135). Returns `undefined` for any other response, which
 * `getPromotion` then uses: a pending one, a failed or incomplete one, which it reports, and an empty one, whose slot is
 * reserved as in the header's placeholder.
 */
export function takePromotion(source: PromotionSource): Promotion | undefined {
  const promotion = takeArrived(promotionRequest(source), (body) => {
    try {
      const { value, leftOut } = parseAnswer(promotionSchema, body);
      return leftOut.length === 0 && value ? value : undefined;
    } catch {
      return undefined;
    }
  });
  if (promotion) rememberEmpty(source, false);
  return promotion;
}

/**
 * The content of a promotion whose `type` is not read, such as `SHOP_FOOTER` (FOOT-02), or `null` if it does not exist.
 *
 * @param schema Parses the content, which is JSON already.
 * @throws ResponseError, FetchError, ShapeError
 */
export function getContent<const Schema extends v.GenericSchema>(
  source: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  return getAndParse(source, contentOf(schema));
}
