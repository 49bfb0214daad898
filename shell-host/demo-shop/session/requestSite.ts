import { getCookie } from 'hono/cookie';
import type { ShopContext } from '../routing/shopEnv.ts';
import { defaultSite, parseSite } from '../sites.ts';
import type { Site } from '../sites.ts';

/**
 * Cookie that names the site. In production each site has its own origin, but the demo has only one.
 */
const SITE_COOKIE = 'DemoSite';

/** Returns the site that the request names by header (promotions) or query parameter (navigation, search). */
export function explicitSite(c: ShopContext): Site | null {
  return parseSite(c.req.header('X-Hunter-Site')) ?? parseSite(c.req.query('site'));
}

/**
 * Returns the site of a request. Cart and theme-world requests do not name one. For them, it is the cookie's site,
 * otherwise the last one that the session has used, otherwise the shop's first.
 */
export function requestSite(c: ShopContext): Site {
  return (
    explicitSite(c) ?? parseSite(getCookie(c, SITE_COOKIE)) ?? c.var.session.site ?? defaultSite
  );
}
