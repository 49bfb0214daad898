import * as v from 'valibot';
import { ResponseError } from '../../foundation/http/errors.ts';
import { sendRequest } from '../../foundation/http/httpClient.ts';
import type { SubmissionResult } from './newsletterSettings.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { parseAnswer, type ParsedAnswer } from '../../foundation/untrusted/parseAnswer.ts';
import { customerSchema, invalidEmailSchema, subscriberSchema } from './newsletterSchema.ts';
import type { Subscriber } from './newsletterSchema.ts';
import type { SignUpRequest } from './signUpRequest.ts';
import type { Consent, CustomerData, Salutation, Topic } from './subscriber.ts';

/** Which of two bases serves the calls: the private one in a single-page app (F§7). */
type Api = 'internal' | 'private';

/** What a subscriber may change (F§7 names the call; the fields are those of F§3). */
export interface SubscriberUpdate {
  salutation?: Salutation;
  firstName?: string;
  lastName?: string;
  consents?: Consent[];
  topics?: Topic[];
}

const baseOf = (api: Api) => `/service/newsletter/api/${api}`;
const subscriberPath = (api: Api, token: string) =>
  `${baseOf(api)}/newsletter-subscribers/${encodeURIComponent(token)}`;

/**
 * Signs somebody up (F§7). The answer's body is not read.
 *
 * @throws ResponseError, FetchError for everything but an address that the service refuses.
 */
export async function postSubscriber(
  body: SignUpRequest,
  api: Api,
): Promise<Exclude<SubmissionResult, 'ERROR_GENERIC'>> {
  const path = `${baseOf(api)}/newsletter-subscribers`;
  try {
    await sendRequest({ method: 'POST', path, body, keepalive: true });
    return 'SUCCESS';
  } catch (error) {
    if (error instanceof ResponseError && v.is(invalidEmailSchema, error.body)) {
      return 'ERROR_INVALID_EMAIL';
    }
    throw error;
  }
}

/** What the shop knows of the customer who is logged in (F§7): it fills the form. */
export async function getBaseData(
  api: Api,
  signal?: AbortSignal,
): Promise<ParsedAnswer<CustomerData>> {
  const path = `${baseOf(api)}/customers/base-data`;
  const answer = await sendRequest({ path, tokens: ['login'], noCache: true, signal });
  return parseAnswer(customerSchema, answer.body);
}

/** The subscriber of a confirmation mail's token (F§7); the site is told where it is given. */
export async function getSubscriber(
  token: string,
  api: Api,
  site?: Site,
): Promise<ParsedAnswer<Subscriber>> {
  const headers = site && { 'X-Hunter-Site': site };
  const answer = await sendRequest({
    path: subscriberPath(api, token),
    noCache: true,
    ...(headers && { headers }),
  });
  return parseAnswer(subscriberSchema, answer.body);
}

/** Confirms a sign-up: the click on the mail's link (F§7). Doing it twice does no harm. */
export async function putConfirmation(token: string, api: Api): Promise<void> {
  await sendRequest({ method: 'PUT', path: `${subscriberPath(api, token)}/doi` });
}

/** Changes a subscriber's name, consents or topics (F§7). */
export async function putSubscriber(
  token: string,
  body: SubscriberUpdate,
  api: Api,
): Promise<void> {
  await sendRequest({ method: 'PUT', path: subscriberPath(api, token), body });
}
