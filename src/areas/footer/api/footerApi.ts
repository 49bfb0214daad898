import * as v from 'valibot';
import { getContent } from '../../../features/promotions/api/promotionsApi.ts';
import type { PromotionSource } from '../../../features/promotions/promotionSource.ts';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';
import { footerSchema, type FooterContent } from './footerSchema.ts';

/** The footer's content of a promotion (FOOT-02); null where there is none. Rejects as `getContent`. */
export function getPromotedContent(
  source: PromotionSource,
): Promise<ParsedAnswer<FooterContent | null>> {
  return getContent(source, footerSchema);
}

const statusSchema = v.pipe(
  v.object({ nl_status: v.picklist(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED']) }),
  v.transform((response) => response.nl_status),
);

/** Whether the visitor has subscribed to the newsletter, or still has to confirm it (FOOT-21). */
export type NewsletterStatus = v.InferOutput<typeof statusSchema>;

/**
 * The visitor's newsletter status. It belongs to one visitor: never cached, never preloaded by a server.
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getNewsletterStatus(): Promise<ParsedAnswer<NewsletterStatus>> {
  const response = await sendRequest({ path: '/json/psdata', noCache: true });
  return parseAnswer(statusSchema, response.body);
}
