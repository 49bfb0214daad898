import type { ShopContext } from '../routing/shopEnv.ts';

/**
 * Whether the CSRF token allows a change. The first request of a session cannot have a token yet; its session is
 * empty, so a forged request could do no harm.
 */
export function isWriteAllowed(c: ShopContext): boolean {
  return c.var.isNewSession || c.req.header('X-XSRF-TOKEN') === c.var.session.xsrfToken;
}

/** Whether the CSRF token allows a read: only a wrong token is refused, a missing one is not. */
export function isReadAllowed(c: ShopContext): boolean {
  return c.req.header('X-XSRF-TOKEN') === undefined || isWriteAllowed(c);
}
