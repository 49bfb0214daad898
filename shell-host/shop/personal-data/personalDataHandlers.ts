import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { isReadAllowed } from '../session/xsrf.ts';
import { baseDataResponse, emailOf, personalDataResponse } from './customerResponses.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/psdata` of the header (H§3, H§7). */
export const readPersonalData: Handler = (c) => {
  if (!isReadAllowed(c)) {
    return problemResponse(403, 'urn:demo:csrf', 'The CSRF token is not the one of this visit');
  }
  return c.json(personalDataResponse(c.var.session.visitor), 200, NO_STORE);
};

/** `GET /json/psdata` of the footer: the newsletter status (F§7). */
export const readFooterPersonalData: Handler = (c) =>
  c.json({ nl_status: newsletterStatusOf(c) }, 200, NO_STORE);

/** `GET {base}/customers/base-data` for the login token's customer (F§7); 401 for anybody else. */
export const readBaseData: Handler = (c) => {
  const session = c.var.state.sessions.findByLoginToken(c.req.header('X-LoginToken'));
  if (!session) return problemResponse(401, 'urn:newsletter:login_required', 'Nobody is logged in');
  return c.json(baseDataResponse(session.visitor), 200, NO_STORE);
};

/** A sign-up of this visit counts, else what the demo was told, else a known visitor's address. */
function newsletterStatusOf(c: ShopContext) {
  const { session, state } = c.var;
  const { visitor, newsletterEmail } = session;
  const status = (email: string) => state.subscribers.statusOf(email, state.now());
  if (newsletterEmail !== null) return status(newsletterEmail);
  if (visitor.newsletter) return visitor.newsletter;
  return visitor.kind === 'LOGGED_OUT' ? 'NONE' : status(emailOf(visitor));
}
