import { getCookie, setCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import type { ShopEnv } from '../routing/shopEnv.ts';
import { namedSite } from './siteOfCall.ts';

const SESSION_COOKIE = 'DemoSession';

/**
 * Finds the visit of a call or begins one. The session and CSRF cookies come together, once a visit, so
 * that a browser whose first calls run side by side keeps a pair that belongs together.
 */
export const withSession: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const { session, isNew } = c.var.state.sessions.find(getCookie(c, SESSION_COOKIE));
  c.set('session', session);
  c.set('isNewSession', isNew);
  session.site = namedSite(c) ?? session.site;
  if (isNew) {
    setCookie(c, SESSION_COOKIE, session.id, { httpOnly: true, sameSite: 'Lax', path: '/' });
    setCookie(c, 'XSRF-TOKEN', session.xsrfToken, { sameSite: 'Lax', path: '/' });
  }
  await next();
};
