import * as v from 'valibot';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import { parseAnswer, type ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';

const PATH = '/json/psdata';

/** What the shop knows of the visitor's newsletter (contract §3). */
export type NewsletterStatus = 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED';

const answerSchema = v.pipe(
  v.object({ nl_status: v.picklist(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED']) }),
  v.transform((answer): NewsletterStatus => answer.nl_status),
);

/** The visitor's newsletter status (F§7). Belongs to one person: never cached, never preloaded by a server. */
export async function getNewsletterStatus(): Promise<ParsedAnswer<NewsletterStatus>> {
  const answer = await sendRequest({ path: PATH, noCache: true });
  return parseAnswer(answerSchema, answer.body);
}
