interface Policy {
  createHTML(html: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * A fragment's markup for a component's slot under `require-trusted-types-for 'script'`. It comes from the host's own server,
 * as the page does; the policy `fascia-host-html` passes it as it is, and nothing else in the page can reach it. Where there
 * are no such types, as on a server, or it must not be created, the markup itself.
 */
export function trustedHtml(html: string): string {
  try {
    policy ??= trustedTypes.createPolicy('fascia-host-html', { createHTML: (markup) => markup });
    return policy.createHTML(html);
  } catch {
    return html;
  }
}
