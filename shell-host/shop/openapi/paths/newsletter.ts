import { body, json, parameter, problemOf } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { named, oneOfWords, text } from '../schema.ts';

const BASE = '/service/newsletter/api/{base}';
const base = parameter('path', 'base', oneOfWords('internal', 'private'));
const token = parameter('path', 'token', text, 'From the link of the confirmation mail.');
const tokenProblems = {
  404: problemOf('urn:newsletter:token_unknown'),
  410: problemOf('urn:newsletter:token_expired, after 14 days without confirmation'),
};

/** F§7 newsletter calls. */
export const newsletterPaths: Record<string, PathItem> = {
  [`${BASE}/newsletter-subscribers`]: {
    post: {
      operationId: 'newsletterSignUp',
      summary: 'Signs an address up and sends the confirmation mail',
      parameters: [
        base,
        parameter('header', 'X-Hunter-Site', named('Site'), 'Asks for the fields of that site.'),
      ],
      requestBody: body(named('SignUp')),
      responses: {
        201: { description: 'Taken; also for an address that is subscribed already' },
        400: problemOf(
          'urn:newsletter:email_invalid, name_invalid, field_missing or request_invalid',
        ),
      },
    },
  },
  [`${BASE}/customers/base-data`]: {
    get: {
      operationId: 'baseData',
      summary: 'What the form is filled with',
      parameters: [base, parameter('header', 'X-LoginToken', text)],
      responses: {
        200: json('The data of the logged-in customer', named('BaseData')),
        401: problemOf('Nobody is logged in by this token'),
      },
    },
  },
  [`${BASE}/newsletter-subscribers/{token}`]: {
    get: {
      operationId: 'subscriberRead',
      summary: 'A subscriber',
      parameters: [base, token],
      responses: { 200: json('What the shop keeps', named('Subscriber')), ...tokenProblems },
    },
    put: {
      operationId: 'subscriberUpdate',
      summary: 'Changes names, consents or topics',
      parameters: [base, token],
      requestBody: body(named('SubscriberUpdate')),
      responses: {
        200: json('The subscriber as it is now', named('Subscriber')),
        400: problemOf('urn:newsletter:name_invalid or request_invalid'),
        ...tokenProblems,
      },
    },
  },
  [`${BASE}/newsletter-subscribers/{token}/doi`]: {
    put: {
      operationId: 'subscriberConfirm',
      summary: 'Confirms a sign-up (double opt-in)',
      parameters: [base, token],
      responses: { 204: { description: 'Subscribed, now or before' }, ...tokenProblems },
    },
  },
};
