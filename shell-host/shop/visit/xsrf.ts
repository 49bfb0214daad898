import type { ShopContext } from '../routing/shopEnv.ts';

/**
 * Whether the CSRF header lets a call through. A visit that begins with this very call cannot know its
 * token yet, and there is nothing in it that a stranger's page could harm.
 */
export function passesXsrf(c: ShopContext): boolean {
  return c.var.isNewSession || c.req.header('X-XSRF-TOKEN') === c.var.session.xsrfToken;
}

/** A read is refused only for a wrong token, not for none. */
export function passesXsrfForReading(c: ShopContext): boolean {
  return c.req.header('X-XSRF-TOKEN') === undefined || passesXsrf(c);
}
