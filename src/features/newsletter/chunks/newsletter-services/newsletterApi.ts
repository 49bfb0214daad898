import * as v from 'valibot';
import { ResponseError } from '../../../../foundation/http/errors.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';
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

/** The problem document for a rejected e-mail address (NEWS-30). */
const invalidEmailSchema = v.object({ type: v.literal('urn:newsletter:email_invalid') });

/** The data of a logged-in customer; any field may be missing (NEWS-36). */
const customerSchema = objectOf({
  email: optionalString,
  salutation: optionalField(v.picklist(salutations)),
  firstName: optionalString,
  lastName: optionalString,
  consents: listOrEmpty(v.picklist(consents)),
});

/** Parses an unknown status as `NONE`, so that the visitor can sign up (NEWS-52). */
const statusSchema = v.pipe(
  v.object({ nl_status: v.nullable(v.string()) }),
  v.transform(
    ({ nl_status }) => newsletterStatuses.find((status) => status === nl_status) ?? 'NONE',
  ),
);

/** The base path of the service. `private` is for single-page apps (NEWS-20). */
export type ApiBase = 'internal' | 'private';

const apiPath = (base: ApiBase) => `/service/newsletter/api/${base}`;

/**
 * Signs up. Ignores the body of a successful response (NEWS-20). A rejected e-mail address is a result, not an error
 * (NEWS-30).
 *
 * @throws {ResponseError | FetchError} If the request fails.
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

/** Fetches the data of the logged-in customer (NEWS-36). */
export async function getBaseData(base: ApiBase): Promise<ParsedAnswer<CustomerData>> {
  const path = `${apiPath(base)}/customers/base-data`;
  const response = await sendRequest({
    service: 'newsletter',
    path,
    tokens: ['login'],
    noCache: true,
  });
  return parseAnswer(customerSchema, response.body);
}

/**
 * Fetches the visitor's newsletter status. As personal data, it is never cached and never read by a server.
 *
 * @throws {ResponseError | FetchError | ShapeError} If the request fails or the response is invalid.
 */
export async function getNewsletterStatus(): Promise<ParsedAnswer<NewsletterStatus>> {
  const response = await sendRequest({
    service: 'newsletter',
    path: '/json/psdata',
    noCache: true,
  });
  return parseAnswer(statusSchema, response.body);
}
