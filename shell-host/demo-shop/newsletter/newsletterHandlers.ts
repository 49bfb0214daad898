import * as v from 'valibot';
import { problemResponse } from '../routing/problemResponse.ts';
import { readJson } from '../routing/readJson.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { explicitSite, requestSite } from '../session/requestSite.ts';
import type { Subscriber as SubscriberResponse } from '../wireTypes.ts';
import { confirmationMail } from './confirmationMail.ts';
import {
  findMissingField,
  isValidEmail,
  isValidName,
  signUpSchema,
  updateSchema,
} from './signUp.ts';
import type { Subscriber } from './subscriberList.ts';

/** `POST {base}/newsletter-subscribers`: 201 and a confirmation mail, or a problem document (NEWS-20, NEWS-30). */
export const signUp: Handler = async (c) => {
  const body = v.safeParse(signUpSchema, await readJson(c.req.raw));
  if (!body.success) return invalidRequest();
  if (!isValidEmail(body.output.email)) {
    return problem(400, 'email_invalid', 'The e-mail address is not valid');
  }
  if (!areNamesValid(body.output)) return invalidName();
  const missing = findMissingField(explicitSite(c), body.output);
  if (missing) return problem(400, 'field_missing', `Missing: ${missing}`);
  const { state, session } = c.var;
  const added = state.subscribers.signUp(body.output, requestSite(c), state.now());
  if (added) state.mails.push(confirmationMail(added, state.now()));
  session.newsletterEmail = body.output.email;
  return c.body(null, 201);
};

/** `GET {base}/newsletter-subscribers/{token}`. */
export const readSubscriber: Handler = (c) => {
  const subscriber = findSubscriber(c);
  return subscriber instanceof Response ? subscriber : c.json(subscriberResponse(subscriber));
};

/** `PUT {base}/newsletter-subscribers/{token}/doi`: confirms the sign-up. May be repeated. */
export const confirmSubscriber: Handler = (c) => {
  const subscriber = findSubscriber(c);
  if (subscriber instanceof Response) return subscriber;
  c.var.state.subscribers.update(subscriber, { status: 'SUBSCRIBED' });
  c.var.session.newsletterEmail = subscriber.email;
  return c.body(null, 204);
};

/** `PUT {base}/newsletter-subscribers/{token}`: changes names, consents or topics. */
export const updateSubscriber: Handler = async (c) => {
  const subscriber = findSubscriber(c);
  if (subscriber instanceof Response) return subscriber;
  const body = v.safeParse(updateSchema, await readJson(c.req.raw));
  if (!body.success) return invalidRequest();
  if (!areNamesValid(body.output)) return invalidName();
  return c.json(subscriberResponse(c.var.state.subscribers.update(subscriber, body.output)));
};

/** Returns the subscriber of the token in the path, or the response to an unknown or expired token. */
function findSubscriber(c: ShopContext): Subscriber | Response {
  const { subscribers, now } = c.var.state;
  const subscriber = subscribers.find(c.req.param('token') ?? '', now());
  if (subscriber === null) return problem(404, 'token_unknown', 'Unknown token');
  if (subscriber === 'expired') return problem(410, 'token_expired', 'The link is no longer valid');
  return subscriber;
}

function subscriberResponse(subscriber: Subscriber): SubscriberResponse {
  const { token: _token, signedUpAt: _signedUpAt, ...publicFields } = subscriber;
  return publicFields;
}

function areNamesValid({ firstName = '', lastName = '' }: Partial<Subscriber>): boolean {
  return isValidName(firstName) && isValidName(lastName);
}

function problem(status: 400 | 404 | 410, type: string, title: string): Response {
  return problemResponse(status, `urn:newsletter:${type}`, title);
}

const invalidName = () =>
  problem(400, 'name_invalid', 'A name has characters that are not allowed');
const invalidRequest = () =>
  problem(400, 'request_invalid', 'The request does not have the expected form');
