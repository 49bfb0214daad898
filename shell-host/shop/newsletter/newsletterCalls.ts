import * as v from 'valibot';
import { jsonOf } from '../routing/jsonOf.ts';
import { problem } from '../routing/problem.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { namedSite, siteOfCall } from '../visit/siteOfCall.ts';
import { confirmationMail } from './mail.ts';
import { isGoodEmail, isGoodName, signUpSchema, updateSchema } from './signUp.ts';
import { missingFor } from './siteRules.ts';
import type { Subscriber } from './subscribers.ts';

/** `POST {base}/newsletter-subscribers`: 201 and a mail, or a problem document (F§7, contract §3). */
export const signUp: Handler = async (c) => {
  const body = v.safeParse(signUpSchema, await jsonOf(c.req.raw));
  if (!body.success) return requestInvalid();
  if (!isGoodEmail(body.output.email)) {
    return problem(400, 'urn:newsletter:email_invalid', 'The e-mail address is not valid');
  }
  if (!namesAreGood(body.output)) return nameInvalid();
  const missing = missingFor(namedSite(c), body.output);
  if (missing) return problem(400, 'urn:newsletter:field_missing', `Missing: ${missing}`);
  const { state, session } = c.var;
  const added = state.subscribers.signUp(body.output, siteOfCall(c), state.now());
  if (added) state.mails.push(confirmationMail(added, state.now()));
  session.newsletterEmail = body.output.email;
  return c.body(null, 201);
};

/** `GET {base}/newsletter-subscribers/{token}`. */
export const readSubscriber: Handler = (c) => {
  const found = subscriberOf(c);
  return found instanceof Response ? found : c.json(subscriberResponse(found));
};

/** `PUT {base}/newsletter-subscribers/{token}/doi`: confirms; a second click on the link does no harm. */
export const confirmSubscriber: Handler = (c) => {
  const found = subscriberOf(c);
  if (found instanceof Response) return found;
  c.var.state.subscribers.update(found, { status: 'SUBSCRIBED' });
  c.var.session.newsletterEmail = found.email;
  return c.body(null, 204);
};

/** `PUT {base}/newsletter-subscribers/{token}`: changes names, consents or topics. */
export const updateSubscriber: Handler = async (c) => {
  const found = subscriberOf(c);
  if (found instanceof Response) return found;
  const body = v.safeParse(updateSchema, await jsonOf(c.req.raw));
  if (!body.success) return requestInvalid();
  if (!namesAreGood(body.output)) return nameInvalid();
  return c.json(subscriberResponse(c.var.state.subscribers.update(found, body.output)));
};

function subscriberOf(c: ShopContext): Subscriber | Response {
  const { subscribers, now } = c.var.state;
  const found = subscribers.find(c.req.param('token') ?? '', now());
  if (found === null) return problem(404, 'urn:newsletter:token_unknown', 'Unknown token');
  if (found === 'expired') {
    return problem(410, 'urn:newsletter:token_expired', 'The link is no longer valid');
  }
  return found;
}

function subscriberResponse(subscriber: Subscriber) {
  const { token: _token, signedUpAt: _signedUpAt, ...shown } = subscriber;
  return shown;
}

function namesAreGood({ firstName = '', lastName = '' }: Partial<Subscriber>): boolean {
  return isGoodName(firstName) && isGoodName(lastName);
}

function nameInvalid(): Response {
  return problem(400, 'urn:newsletter:name_invalid', 'A name has characters that are not allowed');
}

function requestInvalid(): Response {
  return problem(400, 'urn:newsletter:request_invalid', 'The request has not the expected form');
}
