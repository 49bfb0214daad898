import * as v from 'valibot';
import { sendRequest } from '../../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../../foundation/untrusted/parseAnswer.ts';

const PATH = '/json/psdata';

/** Whether the visitor has subscribed to the newsletter, or still has to confirm it (FOOT-21). */
export type NewsletterStatus = 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED';

const statusSchema = v.pipe(
  v.object({ nl_status: v.picklist(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED']) }),
  v.transform((response): NewsletterStatus => response.nl_status),
);

/**
 * The visitor's newsletter status. It belongs to one visitor: never cached, never preloaded by a server.
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getNewsletterStatus(): Promise<ParsedAnswer<NewsletterStatus>> {
  const response = await sendRequest({ path: PATH, noCache: true });
  return parseAnswer(statusSchema, response.body);
}
