import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import { isReadAllowed } from '../session/xsrf.ts';
import { siteOf } from '../sites.ts';
import type { NewsletterStatus } from '../wireTypes.ts';
import { baseDataResponse, emailOf, personalDataResponse } from './customerResponses.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/psdata` of the header (ACC-01). */
export const readPersonalData: Handler = (c) => {
  if (!isReadAllowed(c)) {
    return problemResponse(403, 'urn:demo:csrf', 'The CSRF token does not match the session');
  }
  return c.json(
    personalDataResponse(c.var.session.visitor, siteOf(requestSite(c)).features),
    200,
    NO_STORE,
  );
};

/** `GET /json/psdata` of the footer: the newsletter status (FOOT-20). */
export const readFooterPersonalData: Handler = (c) =>
  c.json({ nl_status: newsletterStatusOf(c) }, 200, NO_STORE);

/**
 * `GET {base}/customers/base-data`: the data of the login token's customer (NEWS-36). 401 without a valid token.
 */
export const readBaseData: Handler = (c) => {
  const session = c.var.state.sessions.findByLoginToken(c.req.header('X-LoginToken'));
  if (!session) return problemResponse(401, 'urn:newsletter:login_required', 'Login required');
  return c.json(baseDataResponse(session.visitor), 200, NO_STORE);
};

/**
 * Returns the status of the session's own sign-up, otherwise the status set for the visitor, otherwise the status of a
 * known visitor's address.
 */
function newsletterStatusOf(c: ShopContext): NewsletterStatus {
  const { session, state } = c.var;
  const { visitor, newsletterEmail } = session;
  const status = (email: string) => state.subscribers.statusOf(email, state.now());
  if (newsletterEmail !== null) return status(newsletterEmail);
  if (visitor.newsletter) return visitor.newsletter;
  return visitor.kind === 'LOGGED_OUT' ? 'NONE' : status(emailOf(visitor));
}
