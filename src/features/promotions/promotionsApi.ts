import * as v from 'valibot';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { cookieNames } from '../../foundation/browser/names.ts';
import { ResponseError } from '../../foundation/http/errors.ts';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import { contentSchema } from './contentSchema.ts';
import type { Promotion, PromotionSource } from './promotion.ts';
import { promotionOf, promotionTypes } from './promotionOf.ts';

/** The service's address, without the promotion's id (H§7). */
const ROUTE = '/service/promotion/api/promotion/';

const jsonText = v.pipe(v.string(), v.parseJson());

const promotionSchema = v.pipe(
  v.object({ type: v.picklist(promotionTypes), contentJSON: v.pipe(jsonText, contentSchema) }),
  v.transform(({ type, contentJSON }) => promotionOf(type, contentJSON)),
);

async function read<const Schema extends v.GenericSchema>(
  { id, site, query }: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  try {
    const answer = await sendRequest({
      path: `${ROUTE}${encodeURIComponent(id)}${query && '?'}${query}`,
      headers: { 'X-Hunter-Site': site },
      // What an editor changed a moment ago must not come from a cache.
      noCache: readCookie(cookieNames.preview) !== undefined,
    });
    return parseAnswer(schema, answer.body);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return { value: null, leftOut: [] };
    throw error;
  }
}

/**
 * A promotion of the header; null where there is none, or nothing in it to show.
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export function getPromotion(source: PromotionSource): Promise<ParsedAnswer<Promotion | null>> {
  return read(source, promotionSchema);
}

/**
 * The content of a promotion whose `type` is not read, as that of `SHOP_FOOTER` (contract §3); null where
 * there is none.
 *
 * @param schema What becomes of `contentJSON` once it is parsed.
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getContent<const Schema extends v.GenericSchema>(
  source: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  const envelope = v.pipe(
    v.object({ contentJSON: v.pipe(jsonText, schema) }),
    v.transform(({ contentJSON }) => contentJSON),
  );
  return read(source, envelope);
}
