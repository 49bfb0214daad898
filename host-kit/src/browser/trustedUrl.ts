interface Policy {
  createScriptURL(url: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy };

/**
 * Converts the entry's URL for a script element on pages with `require-trusted-types-for 'script'`. The policy
 * `fascia-host` returns only this URL. Returns the string itself if Trusted Types are not supported or the page forbids
 * the policy. A page that forbids it may have a default policy instead.
 */
export function trustedUrl(url: string): string {
  try {
    return trustedTypes
      .createPolicy('fascia-host', { createScriptURL: () => url })
      .createScriptURL('');
  } catch {
    return url;
  }
}
