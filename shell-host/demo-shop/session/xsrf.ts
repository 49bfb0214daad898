import type { ShopContext } from '../routing/shopEnv.ts';

/**
 * Whether the CSRF token allows a change. The first request of a session cannot have a token yet. Its session is empty,
 * so a forged request has no effect.
 */
export function isWriteAllowed(c: ShopContext): boolean {
  return c.var.isNewSession || c.req.header('X-XSRF-TOKEN') === c.var.session.xsrfToken;
}

/** Whether the CSRF token allows a read. Rejects a wrong token, but not a missing one. */
export function isReadAllowed(c: ShopContext): boolean {
  return c.req.header('X-XSRF-TOKEN') === undefined || isWriteAllowed(c);
}
