import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { switchVisitor } from '../personal-data/switchVisitor.ts';
import { visitorSchema } from '../personal-data/visitor.ts';
import { retailer } from '../retailer.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import { readJson } from '../routing/readJson.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';

const COOKIE_OPTIONS = { sameSite: 'Lax', path: '/' } as const;

/** `GET /demo/visitor`: the session's visitor. */
export const readVisitor: Handler = (c) => c.json(c.var.session.visitor);

/** `PUT /demo/visitor`: replaces the session's visitor and sets the corresponding cookies (HOST-25). */
export const setVisitor: Handler = async (c) => {
  const body = v.safeParse(visitorSchema, await readJson(c.req.raw));
  if (!body.success)
    return problemResponse(400, 'urn:demo:visitor_invalid', 'The visitor is invalid');
  switchVisitor(c.var.session, body.output);
  setTokenCookies(c);
  return c.json(body.output);
};

function setTokenCookies(c: ShopContext): void {
  const { session, state } = c.var;
  const { kind, staff } = session.visitor;
  const { sessions } = state;
  const { cookies } = retailer;
  setTokenCookie(c, cookies.login, kind === 'LOGGED_IN' && sessions.issueLoginToken(session));
  setTokenCookie(
    c,
    cookies.longTerm,
    kind !== 'LOGGED_OUT' && sessions.issueLongTermToken(session),
  );
  if (staff !== undefined) setTokenCookie(c, cookies.staff, staff && crypto.randomUUID());
  if (staff === false) deleteCookie(c, cookies.preview, COOKIE_OPTIONS);
}

function setTokenCookie(c: ShopContext, name: string, value: string | false): void {
  if (value === false) deleteCookie(c, name, COOKIE_OPTIONS);
  else setCookie(c, name, value, COOKIE_OPTIONS);
}
