import { readCookie } from '../browser/cookies.ts';
import { cookieNames } from '../browser/names.ts';

/** Cookies that identify the visitor or the page, and the headers that carry them (HOST-27, HOST-62, HOST-29). */
const tokens = {
  csrf: { cookie: cookieNames.csrf, header: 'X-XSRF-TOKEN' },
  longTerm: { cookie: cookieNames.longTerm, header: 'X-Long-Term-Token' },
  login: { cookie: cookieNames.login, header: 'X-LoginToken' },
} as const;

export type Token = keyof typeof tokens;

/** The headers of those tokens whose cookies exist. Only for calls to the page's own origin (HOST-31). */
export function tokenHeaders(names: readonly Token[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = readCookie(tokens[name].cookie);
    if (value) headers[tokens[name].header] = value;
  }
  return headers;
}
