import { cspDirectives, type PolicyOptions } from './cspDirectives.ts';
import { directive, parsePolicies, policiesText, type Policy } from './policyText.ts';

/**
 * The directives that apply to each kind of source. The first one in the policy decides. Without any, all is allowed.
 */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'form-action': ['form-action'],
  'trusted-types': ['trusted-types'],
};

const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-/i;
const isNonce = (source: string) => source.startsWith("'nonce-");

/** Nonces and names of Trusted Types policies are case-sensitive. Origins and keywords are not. */
const comparable = (source: string) =>
  /^'nonce-|^[\w-]+$/i.test(source) ? source : source.toLowerCase();

/** Whether the sources already include this one, directly or by a wildcard. */
function covers(sources: readonly string[], source: string): boolean {
  const known = new Set(sources.map(comparable));
  if (known.has(comparable(source))) return true;
  // `*` matches any URL and any policy name, but no nonce and no second policy with the same name.
  if (isNonce(source) || source === "'allow-duplicates'") return false;
  return known.has('*') || (/^https?:\/\//.test(source) && known.has(`${source.split('/')[0]}`));
}

/** Returns the needed sources that a directive does not allow yet. */
function missingSources(
  kind: string,
  sources: readonly string[],
  needed: readonly string[],
): string[] {
  const words = new Set(sources.map((source) => source.toLowerCase()));
  const hasNonceOrHash = sources.some((source) => NONCE_OR_HASH.test(source));
  // With `strict-dynamic`, browsers ignore origins and trust scripts that a trusted script loads.
  const isStrict = kind === 'script-src' && words.has("'strict-dynamic'");
  // Adding a nonce would disable `unsafe-inline` for the host's own inline code.
  const allowsInline = words.has("'unsafe-inline'") && !hasNonceOrHash && !isStrict;
  return needed.filter((source) => {
    if (isNonce(source) ? allowsInline : isStrict) return false;
    return !covers(sources, source);
  });
}

function extendPolicy(policy: Policy, needs: Readonly<Record<string, readonly string[]>>): Policy {
  const extended = [...policy];
  for (const [name, needed] of Object.entries(needs)) {
    const deciding = DECIDING[name]?.find((each) => policy.some((known) => known.name === each));
    const index = policy.findIndex((known) => known.name === deciding);
    const sources = policy[index]?.sources.filter((source) => source.toLowerCase() !== "'none'");
    const missing = sources ? missingSources(name, sources, needed) : [];
    if (!sources || !deciding || missing.length === 0) continue;
    // Adds a directive for this kind, so that `default-src` does not change for other kinds.
    if (deciding === 'default-src') extended.push(directive(name, [...sources, ...missing]));
    else extended[index] = directive(deciding, [...sources, ...missing]);
  }
  return extended;
}

/**
 * Adds the sources that fascia needs to a host's content security policy (HK-90). Extends the directives that apply, or
 * copies of `default-src`. All other parts of the policy stay the same, and kinds that the policy does not restrict
 * stay unrestricted.
 *
 * ```ts
 * const policy = withFasciaPolicy("default-src 'self'", { baseUrl: 'https://cdn.example/fascia/', nonce });
 * response.setHeader('Content-Security-Policy', policy);
 * ```
 *
 * - If there are several policies, separated by commas, each is extended, because browsers enforce all of them.
 * - If a directive allows `'unsafe-inline'`, no nonce is added, because a nonce would disable it.
 * - If a directive has `'strict-dynamic'`, only the nonce is added.
 *
 * @param policy The value of the header. An empty policy restricts nothing and stays empty.
 * @throws {TypeError} If the policy, an address or the nonce is invalid, so that a page is never sent with a weaker
 *   policy.
 */
export function withFasciaPolicy(policy: string, options: PolicyOptions): string {
  const needs = cspDirectives(options);
  return policiesText(parsePolicies(policy).map((each) => extendPolicy(each, needs)));
}
