import * as v from 'valibot';
import { readCookie } from '../../../foundation/browser/cookies.ts';
import { cookieNames } from '../../../foundation/browser/names.ts';
import { ResponseError } from '../../../foundation/http/errors.ts';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import type { PromotionSource } from '../promotionSource.ts';
import { contentJson, promotionSchema, type Promotion } from './promotionSchema.ts';

async function getAndParse<const Schema extends v.GenericSchema>(
  { id, site, query }: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  try {
    const answer = await sendRequest({
      path: `/service/promotion/api/promotion/${encodeURIComponent(id)}${query && '?'}${query}`,
      headers: { 'X-Hunter-Site': site },
      // Staff see what an editor changed a moment ago.
      noCache: readCookie(cookieNames.preview) !== undefined,
    });
    return parseAnswer(schema, answer.body);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return { value: null, leftOut: [] };
    throw error;
  }
}

/** A promotion of the header; null where there is none, or nothing in it to show. Rejects as `getContent`. */
export function getPromotion(source: PromotionSource): Promise<ParsedAnswer<Promotion | null>> {
  return getAndParse(source, promotionSchema);
}

/**
 * The content of a promotion whose `type` is not read, as `SHOP_FOOTER` (FOOT-02); null where there is none.
 *
 * @param schema Parses the content, which is JSON already.
 * @throws ResponseError, FetchError, ShapeError
 */
export function getContent<const Schema extends v.GenericSchema>(
  source: PromotionSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema> | null>> {
  const envelope = v.pipe(
    v.object({ contentJSON: contentJson(schema) }),
    v.transform(({ contentJSON }) => contentJSON),
  );
  return getAndParse(source, envelope);
}
