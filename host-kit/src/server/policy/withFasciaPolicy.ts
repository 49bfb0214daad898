import { cspDirectives, type PolicyOptions } from './cspDirectives.ts';
import { directive, parsePolicies, policiesText, type Policy } from './policyText.ts';

/** Which directives decide about what fascia needs: the first that a policy has. Without any, everything is allowed. */
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

/** Nonces and the names of policies distinguish capital letters, as paths do; origins and words do not. */
const comparable = (source: string) =>
  /^'nonce-|^[\w-]+$/i.test(source) ? source : source.toLowerCase();

/** Whether a policy's sources allow this one already, by the same word or by one that stands for all such origins. */
function covers(sources: readonly string[], source: string): boolean {
  const known = new Set(sources.map(comparable));
  if (known.has(comparable(source))) return true;
  // `*` is any address, and any name of a policy, but each once.
  if (isNonce(source) || source === "'allow-duplicates'") return false;
  return known.has('*') || (/^https?:\/\//.test(source) && known.has(`${source.split('/')[0]}`));
}

/** Which of the needed sources a directive lacks. */
function missingSources(
  kind: string,
  sources: readonly string[],
  needed: readonly string[],
): string[] {
  const words = new Set(sources.map((source) => source.toLowerCase()));
  const hasNonceOrHash = sources.some((source) => NONCE_OR_HASH.test(source));
  // Whom a trusted script loads is trusted, and addresses do not count.
  const isStrict = kind === 'script-src' && words.has("'strict-dynamic'");
  // The first nonce would end it for the host's own inline code.
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
    // What else the default allows or forbids stays as it is.
    if (deciding === 'default-src') extended.push(directive(name, [...sources, ...missing]));
    else extended[index] = directive(deciding, [...sources, ...missing]);
  }
  return extended;
}

/**
 * A host's security policy with what fascia needs (HK-90): sources are added to the directives that decide about them, or to
 * a copy of `default-src`. What the host allows and forbids beyond that stays as it is, and a kind that its policy does not
 * speak of stays free.
 *
 * ```ts
 * const policy = withFasciaPolicy("default-src 'self'", { baseUrl: 'https://cdn.example/fascia/', nonce });
 * response.setHeader('Content-Security-Policy', policy);
 * ```
 *
 * - Several policies, separated by commas, each get it: a browser follows all of them.
 * - Where inline code is allowed as a whole (`'unsafe-inline'`), no nonce is added, which would end that.
 * - `'strict-dynamic'` needs the nonce alone.
 *
 * @param policy The value of the header. An empty one restricts nothing and stays empty.
 * @throws A TypeError for a text that is no policy, an address that is none, and a nonce that is not base64: a page is never
 * sent with less than its own policy.
 */
export function withFasciaPolicy(policy: string, options: PolicyOptions): string {
  const needs = cspDirectives(options);
  return policiesText(parsePolicies(policy).map((each) => extendPolicy(each, needs)));
}
