interface Policy {
  createScriptURL(url: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy };

/**
 * The address of the remote's entry for a script element under `require-trusted-types-for 'script'`, by a policy `fascia-host`
 * that gives no other. Where there are no such types, or it must not be created, the address itself, for which the page may
 * have a default policy.
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
