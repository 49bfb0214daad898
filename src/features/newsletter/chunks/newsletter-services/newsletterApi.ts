import { serviceFields } from '#shop/brand.ts';
import * as v from 'valibot';
import { ResponseError } from '../../../../foundation/http/errors.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import {
  listOrEmpty,
  objectOf,
  optionalField,
  parseAnswer,
  type ParsedAnswer,
} from '../../../../foundation/http/parseAnswer.ts';
import { optionalString } from '../../../../foundation/untrusted/schemaAtoms.ts';
import type { SubmissionResult } from '../../newsletterSettings.ts';
import type { SignUpRequest } from '../../sign-up/signUpValues.ts';
import {
  consents,
  newsletterStatuses,
  salutations,
  type CustomerData,
  type NewsletterStatus,
} from '../../subscriber.ts';

/** The problem document of an e-mail address that the service refuses (NEWS-30). */
const invalidEmailSchema = v.object({ type: v.literal('urn:newsletter:email_invalid') });

const person = {
  email: optionalString,
  salutation: optionalField(v.picklist(salutations)),
  firstName: optionalString,
  lastName: optionalString,
  consents: listOrEmpty(v.picklist(consents)),
};

/** The data of a logged-in customer; any field may be missing (NEWS-36). */
const customerSchema = objectOf(person);

/** What a subscriber may be interested in (NEWS-45). */
const topics = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'STORE',
  serviceFields.cardTopic,
];

/** The record of a person who has signed up. Its shape is not specified, so every field may be missing. */
const subscriberSchema = objectOf({
  ...person,
  status: optionalField(v.picklist(['WAITING_FOR_DOI', 'SUBSCRIBED'])),
  topics: listOrEmpty(v.picklist(topics)),
});
export type Subscriber = v.InferOutput<typeof subscriberSchema>;

/** A status that is not one of the known is none: the visitor may sign up, and nothing has failed (NEWS-52). */
const statusSchema = v.pipe(
  v.object({ nl_status: v.nullable(v.string()) }),
  v.transform(
    ({ nl_status }) => newsletterStatuses.find((status) => status === nl_status) ?? 'NONE',
  ),
);

/** Which of the service's two bases is called: `private` in a single-page app (NEWS-20). */
export type ApiBase = 'internal' | 'private';

const apiPath = (base: ApiBase) => `/service/newsletter/api/${base}`;

/**
 * Signs up. The body of a success is not read (NEWS-20).
 *
 * @throws ResponseError, FetchError except for an e-mail address that the service refuses (NEWS-30).
 */
export async function postSubscriber(
  body: SignUpRequest,
  base: ApiBase,
): Promise<Exclude<SubmissionResult, 'ERROR_GENERIC'>> {
  const path = `${apiPath(base)}/newsletter-subscribers`;
  try {
    await sendRequest({ service: 'newsletter', method: 'POST', path, body, keepalive: true });
    return 'SUCCESS';
  } catch (error) {
    if (error instanceof ResponseError && v.is(invalidEmailSchema, error.body)) {
      return 'ERROR_INVALID_EMAIL';
    }
    throw error;
  }
}

/** What the shop knows about the logged-in customer (NEWS-36). */
export async function getBaseData(base: ApiBase): Promise<ParsedAnswer<CustomerData>> {
  const path = `${apiPath(base)}/customers/base-data`;
  const answer = await sendRequest({
    service: 'newsletter',
    path,
    tokens: ['login'],
    noCache: true,
  });
  return parseAnswer(customerSchema, answer.body);
}

/**
 * The visitor's newsletter status. It belongs to one visitor: never cached, never preloaded by a server.
 *
 * @throws ResponseError, FetchError, ShapeError
 */
export async function getNewsletterStatus(): Promise<ParsedAnswer<NewsletterStatus>> {
  const answer = await sendRequest({ service: 'newsletter', path: '/json/psdata', noCache: true });
  return parseAnswer(statusSchema, answer.body);
}

/*
 * The calls below take the token of a confirmation mail. The service defines them and no part of the form uses
 * them: they are kept, and tested against the demo shop, for a page where subscribers change their data (NEWS-45).
 */

const subscriberPath = (base: ApiBase, token: string) =>
  `${apiPath(base)}/newsletter-subscribers/${encodeURIComponent(token)}`;

/** Reads a subscriber's record. A site is sent as `X-Hunter-Site`. */
export async function getSubscriber(
  token: string,
  base: ApiBase,
  site?: Site,
): Promise<ParsedAnswer<Subscriber>> {
  const answer = await sendRequest({
    service: 'newsletter',
    path: subscriberPath(base, token),
    noCache: true,
    ...(site && { headers: { 'X-Hunter-Site': site } }),
  });
  return parseAnswer(subscriberSchema, answer.body);
}

/** Confirms a sign-up. Confirming it again changes nothing. */
export async function putConfirmation(token: string, base: ApiBase): Promise<void> {
  await sendRequest({
    service: 'newsletter',
    method: 'PUT',
    path: `${subscriberPath(base, token)}/doi`,
  });
}

/** Changes fields of a subscriber's record. */
export async function putSubscriber(
  token: string,
  body: Partial<Pick<Subscriber, 'salutation' | 'firstName' | 'lastName' | 'consents' | 'topics'>>,
  base: ApiBase,
): Promise<void> {
  await sendRequest({
    service: 'newsletter',
    method: 'PUT',
    path: subscriberPath(base, token),
    body,
  });
}
