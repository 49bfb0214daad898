import { checkedNonce } from '../nonce.ts';

export interface PolicyOptions {
  /** The URL of the folder with the remote's files, as pages see it: `/remote/` or `https://cdn.example/fascia/`. */
  baseUrl: string;
  /** The page's own origin. Needed only if `baseUrl` is an absolute URL and may have this origin. */
  origin?: string;
  /** The page's nonce, for the inline elements of `headTags`. */
  nonce?: string;
  /** The origins of services in the setting `addresses`, other than the page's own origin. */
  services?: readonly string[];
  /** The origins of the shop's pictures, other than the page's own origin, or `https:` for any. */
  images?: readonly string[];
}

const SELF = "'self'";
/**
 * The Trusted Types policies (REL-84). A second bundle or a retried entry creates its own policies with the same names.
 */
const TRUSTED_TYPES = [
  'fascia',
  'fascia-html',
  'fascia-host',
  'fascia-host-html',
  'dompurify',
  "'allow-duplicates'",
];
const IMAGE_SCHEME = /^(?:https?|data):$/;

/**
 * Whether a hostname has a wildcard that is too wide. Sources of code may have no wildcard. Other sources may allow all
 * subdomains of one domain.
 */
const isTooWide = (host: string, option: string): boolean =>
  host.includes('*') && (option === 'baseUrl' || !/^\*(?:\.[^.*]+){2,}$/.test(host));

/**
 * Converts an address to a source of a policy. Only pictures may have a scheme as their source. For other kinds, it
 * would allow every origin, or code in `data:` URLs.
 *
 * @throws {TypeError} If the address is invalid.
 */
function sourceOf(address: string, option: string, origin: string | undefined): string {
  if (option === 'images' && IMAGE_SCHEME.test(address)) return address;
  if (/^\/(?!\/)/.test(address)) return SELF;
  // An address such as `//cdn.example/` uses the scheme of the page.
  const absolute = address.startsWith('//')
    ? `${origin?.split('//')[0] ?? 'https:'}${address}`
    : address;
  let url: URL | undefined;
  try {
    url = new URL(absolute);
  } catch {
    // Reported below, like other invalid addresses.
  }
  // A URL's host may contain characters that end a source, a directive or a policy.
  if (
    !url ||
    !/^(?:https?|wss?):$/.test(url.protocol) ||
    /[;,']/.test(url.host) ||
    isTooWide(url.host, option)
  ) {
    throw new TypeError(
      `fascia-host: "${option}" must be an address such as https://cdn.example/fascia/`,
    );
  }
  return url.origin === origin ? SELF : `${url.protocol}//${url.host}`;
}

const unique = (list: readonly string[]) => [...new Set(list)];

/**
 * Returns the sources that a page's content security policy must allow for fascia, by directive (HK-90). Use
 * `withFasciaPolicy` to add them to a policy. You do not need to add directives that your policy does not restrict.
 *
 * @throws {TypeError} If an address or the nonce is invalid.
 */
export function cspDirectives({
  baseUrl,
  origin,
  nonce,
  services = [],
  images = [],
}: PolicyOptions): Readonly<Record<string, readonly string[]>> {
  const remote = sourceOf(baseUrl, 'baseUrl', origin);
  const inline = checkedNonce(nonce) === undefined ? [] : [`'nonce-${nonce}'`];
  const sources = (addresses: readonly string[], option: string) =>
    addresses.map((address) => sourceOf(address, option, origin));
  return {
    'script-src': [remote, ...inline],
    'style-src': [remote, ...inline],
    // Includes the remote's server, from which the kit reads the current release.
    'connect-src': unique([SELF, remote, ...sources(services, 'services')]),
    'img-src': unique([SELF, remote, ...sources(images, 'images')]),
    'font-src': [remote],
    // Search and newsletter form submit natively before their scripts have loaded.
    'form-action': [SELF],
    'trusted-types': TRUSTED_TYPES,
  };
}
