import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { retailer } from '../retailer.ts';
import type { ShopEnv } from '../routing/shopEnv.ts';
import { explicitSite } from './requestSite.ts';

const SESSION_COOKIE = 'DemoSession';

/**
 * Middleware that finds or creates the session of a request. It sets the session and CSRF cookies together and once per
 * session, so that a browser that sends its first requests in parallel keeps a matching pair.
 */
export const withSession: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const { session, isNew } = c.var.state.sessions.findOrCreate(getCookie(c, SESSION_COOKIE));
  c.set('session', session);
  c.set('isNewSession', isNew);
  session.site = explicitSite(c) ?? session.site;
  if (isNew) {
    setCookie(c, SESSION_COOKIE, session.id, { httpOnly: true, sameSite: 'Lax', path: '/' });
    setCookie(c, retailer.cookies.csrf, session.xsrfToken, { sameSite: 'Lax', path: '/' });
  }
  await next();
  // Responses depend on the session's site, visitor and preview, and on the demo's clock.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-cache');
};
