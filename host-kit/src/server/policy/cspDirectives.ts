import { checkedNonce } from '../nonce.ts';

export interface PolicyOptions {
  /** The URL of the folder with the remote's files, as pages see it: `/remote/` or `https://cdn.example/fascia/`. */
  baseUrl: string;
  /** The page's own origin, where `baseUrl` may be an absolute address of it. */
  origin?: string;
  /** The nonce of the page, for what `headTags` writes inline. */
  nonce?: string;
  /** The origins of services that the setting `addresses` names. Those of the page's own origin need no entry. */
  services?: readonly string[];
  /** The origins of the shop's pictures other than the page's own, or `https:` for any. */
  images?: readonly string[];
}

const SELF = "'self'";
/**
 * The policies of Trusted Types (REL-84). Duplicates: a second bundle, and an entry that is asked for again, make their own of
 * the same name.
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

/** Whether a host has a forbidden wildcard: any for code, otherwise one for more than the subdomains of one domain. */
const isTooWide = (host: string, option: string): boolean =>
  host.includes('*') && (option === 'baseUrl' || !/^\*(?:\.[^.*]+){2,}$/.test(host));

/**
 * The origin of an address as a source of a policy. Pictures may have a scheme as their source; anywhere else a scheme would allow every
 * origin, or code in `data:` addresses.
 *
 * @throws {TypeError} If the address is invalid.
 */
function sourceOf(address: string, option: string, origin: string | undefined): string {
  if (option === 'images' && IMAGE_SCHEME.test(address)) return address;
  if (/^\/(?!\/)/.test(address)) return SELF;
  // An address such as `//cdn.example/` has the scheme of the page.
  const absolute = address.startsWith('//')
    ? `${origin?.split('//')[0] ?? 'https:'}${address}`
    : address;
  let url: URL | undefined;
  try {
    url = new URL(absolute);
  } catch {
    // Reported below, like any other address that is not usable.
  }
  // A URL's host may have what ends a source, a directive or a policy.
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
 * What a page's security policy has to allow for fascia, by directive (HK-90). `withFasciaPolicy` adds it to a host's policy;
 * a host that writes its own takes it as a list. Nothing here is needed by a directive that the host does not have.
 *
 * Throws a TypeError for an address that is none, and for a nonce that is not base64.
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
    // The remote tells which release is current.
    'connect-src': unique([SELF, remote, ...sources(services, 'services')]),
    'img-src': unique([SELF, remote, ...sources(images, 'images')]),
    'font-src': [remote],
    // Search and newsletter form work before their scripts.
    'form-action': [SELF],
    'trusted-types': TRUSTED_TYPES,
  };
}
