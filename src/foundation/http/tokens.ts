import * as cookieNames from '#shop/cookies.ts';
import { readCookie } from '../browser/storage/cookies.ts';

/** Cookies that identify the visitor or the page, and the headers that carry them (HOST-27, HOST-62). */
const tokens = {
  csrf: { cookie: cookieNames.csrf, header: 'X-XSRF-TOKEN' },
  longTerm: { cookie: cookieNames.longTerm, header: 'X-Long-Term-Token' },
  login: { cookie: cookieNames.login, header: 'X-LoginToken' },
} as const;

export type Token = keyof typeof tokens;

/** Returns the headers of all given tokens whose cookies exist. Empty for URLs of other origins (HOST-31). */
export function tokenHeaders(names: readonly Token[], { origin }: URL): Record<string, string> {
  const headers: Record<string, string> = {};
  if (origin !== window.location.origin) return headers;
  for (const name of names) {
    const value = readCookie(tokens[name].cookie);
    if (value) headers[tokens[name].header] = value;
  }
  return headers;
}
