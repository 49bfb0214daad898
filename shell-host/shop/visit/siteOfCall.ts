import { getCookie } from 'hono/cookie';
import { sites } from '../catalogue/languages.ts';
import type { Site } from '../catalogue/languages.ts';
import type { ShopContext } from '../routing/shopEnv.ts';

/** A country's shop has an address of its own; the demo has one for all, and its pages say by this cookie which. */
const SITE_COOKIE = 'DemoSite';

/** The site that a text names; null for anything else. */
export function toSite(text: string | undefined): Site | null {
  return sites.find((site) => site === text) ?? null;
}

/** The site that a call itself names, by header (promotions) or query (navigation, search). */
export function namedSite(c: ShopContext): Site | null {
  return toSite(c.req.header('X-Hunter-Site')) ?? toSite(c.req.query('site'));
}

/**
 * The site that a call is for. The cart and the theme worlds name none (H§7): theirs is the cookie's, else
 * the last one that the visit has named, else DE.
 */
export function siteOfCall(c: ShopContext): Site {
  return namedSite(c) ?? toSite(getCookie(c, SITE_COOKIE)) ?? c.var.session.site ?? 'DE';
}
