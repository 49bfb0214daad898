import { deleteCookie, setCookie } from 'hono/cookie';
import { retailer } from '../retailer.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { isWriteAllowed } from '../session/xsrf.ts';
import type { PreviewCheck } from '../wireTypes.ts';
import { isRunningGroup } from './abTests.ts';
import { isDateTime } from './dateTime.ts';
import { endStaffSession, isStaff, renewStaffSession } from './staffSession.ts';
import { activePreview } from './viewContext.ts';

const COOKIE_OPTIONS = { sameSite: 'Lax', path: '/' } as const;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/token?previewDateTime=&test=&group=`: starts a preview for this session (PREV-14). */
export const setPreview: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  if (!isWriteAllowed(c)) return forged(c);
  const { previewDateTime: dateTime = '', test, group } = c.req.query();
  const hasTest = test !== undefined || group !== undefined;
  const isValid =
    isDateTime(dateTime) && (!hasTest || isRunningGroup(dateTime, test ?? '', group ?? ''));
  if (!isValid) return c.json({ status: 'BAD_REQUEST' }, 400, NO_STORE);
  const token = crypto.randomUUID();
  c.var.session.preview = { token, dateTime, ...(test && { test }), ...(group && { group }) };
  setCookie(c, retailer.cookies.preview, token, COOKIE_OPTIONS);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

/** `GET …/auth/checkauth`: whether the visitor is staff, and the active preview (PREV-01, PREV-02). */
export const checkStaff: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  const preview = activePreview(c);
  const body: PreviewCheck = {
    status: 'SUCCESS',
    ...(preview && { dateTime: preview.dateTime }),
    ...(preview?.test && { abTestName: preview.test }),
    ...(preview?.group && { abTestGroup: preview.group }),
  };
  return c.json(body, 200, NO_STORE);
};

/** `GET …/auth/login/renew`: extends the staff session (PREV-05). */
export const renewLogin: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  if (!isWriteAllowed(c)) return forged(c);
  renewStaffSession(c);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

/** `GET …/auth/logout`: ends the staff session (PREV-18). Succeeds even if it has already ended. */
export const logout: Handler = (c) => {
  if (!isWriteAllowed(c)) return forged(c);
  endStaffSession(c);
  deleteCookie(c, retailer.cookies.staff, COOKIE_OPTIONS);
  deleteCookie(c, retailer.cookies.preview, COOKIE_OPTIONS);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

export function unauthorized(c: ShopContext): Response {
  return c.json({ status: 'UNAUTHORIZED' }, 401, NO_STORE);
}

/**
 * A GET that changes the session requires the CSRF token (HOST-62), because a link or an image elsewhere could send it.
 */
function forged(c: ShopContext): Response {
  return c.json({ status: 'UNAUTHORIZED' }, 403, NO_STORE);
}
