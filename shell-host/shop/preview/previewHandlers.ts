import { deleteCookie, setCookie } from 'hono/cookie';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';
import { isRunningGroup } from './abTests.ts';
import { isDateTime } from './dateTime.ts';
import { endStaffSession, isStaff, renewStaffSession, STAFF_COOKIE } from './staffSession.ts';
import { activePreview } from './viewContext.ts';

const COOKIE = { sameSite: 'Lax', path: '/' } as const;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/token?previewDateTime=&test=&group=`: from now on the visit sees that moment (F§7, contract §3). */
export const setPreview: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  const { previewDateTime: dateTime = '', test, group } = c.req.query();
  const hasChoice = test !== undefined || group !== undefined;
  const isGood =
    isDateTime(dateTime) && (!hasChoice || isRunningGroup(dateTime, test ?? '', group ?? ''));
  if (!isGood) return c.json({ status: 'BAD_REQUEST' }, 400, NO_STORE);
  const token = crypto.randomUUID();
  c.var.session.preview = { token, dateTime, ...(test && { test }), ...(group && { group }) };
  setCookie(c, 'Preview', token, COOKIE);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

/** `GET …/auth/checkauth`: who is staff, and what is in force (F§3). */
export const checkStaff: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  const preview = activePreview(c);
  const answer = {
    status: 'SUCCESS',
    ...(preview && { dateTime: preview.dateTime }),
    ...(preview?.test && { abTestName: preview.test }),
    ...(preview?.group && { abTestGroup: preview.group }),
  };
  return c.json(answer, 200, NO_STORE);
};

/** `GET …/auth/login/renew`. */
export const renewLogin: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  renewStaffSession(c);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

/** `GET …/auth/logout`: also for those whose session has ended already. */
export const logout: Handler = (c) => {
  endStaffSession(c);
  deleteCookie(c, STAFF_COOKIE, COOKIE);
  deleteCookie(c, 'Preview', COOKIE);
  return c.json({ status: 'SUCCESS' }, 200, NO_STORE);
};

function unauthorized(c: ShopContext): Response {
  return c.json({ status: 'UNAUTHORIZED' }, 401, NO_STORE);
}
