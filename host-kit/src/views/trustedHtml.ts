interface Policy {
  createHTML(html: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Converts a fragment's HTML for pages with `require-trusted-types-for 'script'`. The HTML comes from the host's own
 * server, like the page, so the policy `fascia-host-html` does not change it. Other code cannot access the policy.
 * Returns the string itself if Trusted Types are not supported, as on a server, or the page forbids the policy.
 */
export function trustedHtml(html: string): string {
  try {
    policy ??= trustedTypes.createPolicy('fascia-host-html', { createHTML: (markup) => markup });
    return policy.createHTML(html);
  } catch {
    return html;
  }
}
