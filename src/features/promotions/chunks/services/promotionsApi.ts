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
    const response = await sendRequest(promotionRequest(source));
    return parseAnswer(schema, response.body);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return { value: null, leftOut: [] };
    throw error;
  }
}

/** Requests a promotion of the header: `null` if it does not exist or has no content. Rejects like `getContent`. */
export async function getPromotion(
  source: PromotionSource,
): Promise<ParsedAnswer<Promotion | null>> {
  const wasPreview = isPreview();
  const parsed = await getAndParse(source, promotionSchema);
  // Not stored for a preview, because visitors may receive other promotions on their next page.
  if (!wasPreview && !isPreview()) rememberEmpty(source, parsed.value === null);
  return parsed;
}

/**
 * Takes the promotion from a prefetched response that has arrived (HK-135). Returns `undefined` if the response is
 * pending, failed, incomplete or empty, so that `getPromotion` handles it later. Failures are then reported, and the
 * space of an empty promotion stays reserved until then, as in the header's placeholder.
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
 * Requests a promotion's content regardless of its `type`, such as `SHOP_FOOTER` (FOOT-02): `null` if it does not
 * exist.
 *
 * @param schema Parses the content after it has been decoded from JSON.
 * @throws {ResponseError | FetchError | ShapeError} If the request fails or the response is invalid.
 */
export function getContent<const Schema extends v.GenericSchema>(
  source: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  return getAndParse(source, contentOf(schema));
}
