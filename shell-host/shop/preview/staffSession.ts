import { getCookie } from 'hono/cookie';
import type { ShopContext } from '../routing/shopEnv.ts';

/** The staff cookie (contract §2). */
export const STAFF_COOKIE = 'StaffAuth';

/** A staff session ends so long after its last renewal; the panel renews every five minutes (F§9). */
const STAFF_SESSION_MS = 15 * 60_000;

/**
 * Whether the call comes from staff. The demo has no log-in for them: a cookie that the visit has not seen yet
 * begins a staff session, and one that has ended stays ended.
 */
export function isStaff(c: ShopContext): boolean {
  const token = getCookie(c, STAFF_COOKIE);
  if (!token) return false;
  const { session, state } = c.var;
  if (session.staff?.token !== token) renewStaffSession(c, token);
  return (session.staff?.expiresAt ?? 0) > state.now().getTime();
}

/** Lets the staff session live on. */
export function renewStaffSession(c: ShopContext, token = getCookie(c, STAFF_COOKIE) ?? ''): void {
  c.var.session.staff = { token, expiresAt: c.var.state.now().getTime() + STAFF_SESSION_MS };
}

/** Ends the staff session, and what it has chosen to see. */
export function endStaffSession(c: ShopContext): void {
  const { session } = c.var;
  if (session.staff) session.staff = { ...session.staff, expiresAt: 0 };
  session.preview = null;
}
