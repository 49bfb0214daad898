import { getCookie } from 'hono/cookie';
import type { ShopContext } from '../routing/shopEnv.ts';
import { defaultSite, parseSite } from '../sites.ts';
import type { Site } from '../sites.ts';

/**
 * In production each site has its own origin. The demo has one origin, so its pages name their site by this
 * cookie.
 */
const SITE_COOKIE = 'DemoSite';

/** The site that the request itself names, by header (promotions) or query parameter (navigation, search). */
export function explicitSite(c: ShopContext): Site | null {
  return parseSite(c.req.header('X-Hunter-Site')) ?? parseSite(c.req.query('site'));
}

/**
 * The site of a request. Cart and theme-world requests name none: for them it is the cookie's site, else the
 * last one that the session has named, else the shop's first.
 */
export function requestSite(c: ShopContext): Site {
  return (
    explicitSite(c) ?? parseSite(getCookie(c, SITE_COOKIE)) ?? c.var.session.site ?? defaultSite
  );
}
