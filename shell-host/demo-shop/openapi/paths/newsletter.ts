import { jsonBody, jsonResponse, parameter, problemResponse } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { schemaRef, enumOf, text } from '../schema.ts';

const BASE = '/service/newsletter/api/{base}';
const base = parameter('path', 'base', enumOf('internal', 'private'));
const token = parameter('path', 'token', text, 'From the link of the confirmation mail.');
const tokenProblems = {
  404: problemResponse('urn:newsletter:token_unknown'),
  410: problemResponse('urn:newsletter:token_expired, after 14 days without confirmation'),
};

/** The newsletter service (NEWS-20, NEWS-30, NEWS-36). */
export const newsletterPaths: Record<string, PathItem> = {
  [`${BASE}/newsletter-subscribers`]: {
    post: {
      operationId: 'newsletterSignUp',
      summary: 'Signs an address up and sends the confirmation mail',
      parameters: [
        base,
        parameter(
          'header',
          'X-Hunter-Site',
          schemaRef('Site'),
          'Makes the fields that this site requires mandatory.',
        ),
      ],
      requestBody: jsonBody(schemaRef('SignUp')),
      responses: {
        201: { description: 'Accepted, also for an address that is already subscribed' },
        400: problemResponse(
          'urn:newsletter:email_invalid, name_invalid, field_missing or request_invalid',
        ),
      },
    },
  },
  [`${BASE}/customers/base-data`]: {
    get: {
      operationId: 'baseData',
      summary: 'Reads the data that prefill the form',
      parameters: [base, parameter('header', 'X-LoginToken', text)],
      responses: {
        200: jsonResponse('The data of the logged-in customer', schemaRef('BaseData')),
        401: problemResponse('The login token is missing or invalid'),
      },
    },
  },
  [`${BASE}/newsletter-subscribers/{token}`]: {
    get: {
      operationId: 'subscriberRead',
      summary: 'Reads a subscriber',
      parameters: [base, token],
      responses: {
        200: jsonResponse('The stored data', schemaRef('Subscriber')),
        ...tokenProblems,
      },
    },
    put: {
      operationId: 'subscriberUpdate',
      summary: 'Changes names, consents or topics',
      parameters: [base, token],
      requestBody: jsonBody(schemaRef('SubscriberUpdate')),
      responses: {
        200: jsonResponse('The updated subscriber', schemaRef('Subscriber')),
        400: problemResponse('urn:newsletter:name_invalid or request_invalid'),
        ...tokenProblems,
      },
    },
  },
  [`${BASE}/newsletter-subscribers/{token}/doi`]: {
    put: {
      operationId: 'subscriberConfirm',
      summary: 'Confirms a sign-up (double opt-in)',
      parameters: [base, token],
      responses: { 204: { description: 'Subscribed, now or earlier' }, ...tokenProblems },
    },
  },
};
