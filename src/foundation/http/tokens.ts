import { readCookie } from '../browser/cookies.ts';
import { cookieNames } from '../browser/names.ts';

/** What identifies a visitor or the page: cookie, and the header that carries it (contract §2). */
const tokens = {
  csrf: { cookie: cookieNames.csrf, header: 'X-XSRF-TOKEN' },
  longTerm: { cookie: cookieNames.longTerm, header: 'X-Long-Term-Token' },
  login: { cookie: cookieNames.login, header: 'X-LoginToken' },
} as const;

export type Token = keyof typeof tokens;

/** The headers of the named tokens whose cookies exist. Only for calls to the page's own origin. */
export function tokenHeaders(names: readonly Token[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = readCookie(tokens[name].cookie);
    if (value) headers[tokens[name].header] = value;
  }
  return headers;
}
