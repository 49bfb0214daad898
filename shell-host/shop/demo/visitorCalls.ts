import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { switchVisitor } from '../personal-data/switchVisitor.ts';
import { visitorSchema } from '../personal-data/visitor.ts';
import { jsonOf } from '../routing/jsonOf.ts';
import { problem } from '../routing/problem.ts';
import type { Handler, ShopContext } from '../routing/shopEnv.ts';

const COOKIE = { sameSite: 'Lax', path: '/' } as const;

/** `GET /demo/visitor`: whom the shop takes this visit for. */
export const readVisitor: Handler = (c) => c.json(c.var.session.visitor);

/** `PUT /demo/visitor`: the whole visitor, with the cookies that such a visitor has (contract §2). */
export const setVisitor: Handler = async (c) => {
  const wanted = v.safeParse(visitorSchema, await jsonOf(c.req.raw));
  if (!wanted.success) return problem(400, 'urn:demo:visitor_invalid', 'No such visitor');
  switchVisitor(c.var.session, wanted.output);
  setTokens(c);
  return c.json(wanted.output);
};

function setTokens(c: ShopContext): void {
  const { session, state } = c.var;
  const { kind, staff } = session.visitor;
  const { sessions } = state;
  setToken(c, 'LoginToken', kind === 'LOGGED_IN' && sessions.issueLoginToken(session));
  setToken(c, 'LongTermToken', kind !== 'LOGGED_OUT' && sessions.issueLongTermToken(session));
  if (staff !== undefined) setToken(c, 'StaffAuth', staff && crypto.randomUUID());
  if (staff === false) deleteCookie(c, 'Preview', COOKIE);
}

function setToken(c: ShopContext, name: string, value: string | false): void {
  if (value === false) deleteCookie(c, name, COOKIE);
  else setCookie(c, name, value, COOKIE);
}
