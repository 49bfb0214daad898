import { getCookie } from 'hono/cookie';
import { retailer } from '../retailer.ts';
import type { ShopContext } from '../routing/shopEnv.ts';

/** Duration of a staff session after its last renewal. The panel renews it every 5 minutes (PREV-05). */
const STAFF_SESSION_MS = 15 * 60_000;

/**
 * Whether the request comes from staff. The demo has no login for staff: a new cookie value starts a staff session, and
 * a session that has ended cannot be resumed with the same value.
 */
export function isStaff(c: ShopContext): boolean {
  const token = getCookie(c, retailer.cookies.staff);
  if (!token) return false;
  const { session, state } = c.var;
  if (session.staff?.token !== token) renewStaffSession(c, token);
  return (session.staff?.expiresAt ?? 0) > state.now().getTime();
}

/** Extends the staff session. */
export function renewStaffSession(
  c: ShopContext,
  token = getCookie(c, retailer.cookies.staff) ?? '',
): void {
  c.var.session.staff = { token, expiresAt: c.var.state.now().getTime() + STAFF_SESSION_MS };
}

/** Ends the staff session and its preview. */
export function endStaffSession(c: ShopContext): void {
  const { session } = c.var;
  if (session.staff) session.staff = { ...session.staff, expiresAt: 0 };
  session.preview = null;
}
