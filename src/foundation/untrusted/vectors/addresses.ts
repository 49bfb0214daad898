import { REFUSED_ADDRESSES } from './refusedAddresses.ts';

/** An address as a service, an editor or a host may send it, with its expected results. */
interface AddressVector {
  /** The special property of the address. */
  description: string;
  value: unknown;
  /** The expected result of `safeUrl`; undefined: no link. */
  url: string | undefined;
  /** The expected result of `imageUrl`; undefined: no image. */
  image: string | undefined;
}

const KEPT: readonly (readonly [description: string, value: string])[] = [
  ['a path', '/kaffee'],
  ['the start page', '/'],
  ['a path with a query and a fragment', '/c/tassen?sort=price&page=2#top'],
  ['a query alone', '?page=2'],
  ['a fragment alone', '#consent-settings'],
  ['a single hash', '#'],
  ['a relative path', 'kaffee/bohnen'],
  ['a relative path with dots', '../kaffee'],
  ['a relative path with one dot', './kaffee'],
  ['dots alone', '..'],
  ['https', 'https://www.aroma.test/kaffee'],
  ['http', 'http://www.aroma.test/kaffee'],
  ['https in capitals', 'HTTPS://WWW.AROMA.TEST/'],
  ['https in mixed case', 'hTtPs://www.aroma.test/'],
  ['a host without a path', 'https://www.aroma.test'],
  ['a host and a query', 'https://www.aroma.test?a=1'],
  ['a host and a fragment', 'https://www.aroma.test#a'],
  ['a port', 'https://www.aroma.test:8443/a'],
  ['an IPv4 host', 'http://127.0.0.1:3000/a'],
  ['an IPv6 host', 'http://[::1]:3000/a'],
  ['an at sign in a path', 'https://www.youtube.com/@aroma'],
  ['an at sign in a query', 'https://www.aroma.test?to=a@b.test'],
  ['another address in the query', '/login?next=https://www.aroma.test/a'],
  ['another address in the fragment', '/login#https://www.aroma.test/a'],
  ['a colon in a later segment', '/a:b/c'],
  ['a colon in a query', 'suche?filter=color:red'],
  ['the word javascript in a path', '/javascript:alert(1)'],
  ['the word javascript in a fragment', '#javascript:alert(1)'],
  ['the word javascript in a query', '?javascript:alert(1)'],
  ['two slashes inside a path', '/a//b'],
  ['two slashes inside an absolute path', 'https://www.aroma.test//b'],
  ['two slashes in a query', '/a?b=//c'],
  ['an encoded slash that stays in the path', '/%2fevil.test'],
  ['an encoded backslash that stays in the path', '/%5cevil.test'],
  ['an encoded tab that stays in the path', '/%09/evil.test'],
  ['encoded umlauts', '/k%C3%BCche'],
  ['raw umlauts', '/küche'],
  ['a space inside', '/image-archive/große tasse.jpg'],
  ['an international host', 'https://kaffee-größe.test/'],
  ['an international host in ASCII', 'https://xn--kaffee-gre-ncb8f.test/'],
  ['look-alike letters in a host, which a browser shows in ASCII', 'https://аroma.test/'],
  ['full-width slashes, which are letters of a path', '／／evil.test'],
  ['an emoji', '/☕-deals-🎉'],
  ['quotes and angle brackets', '/a"onclick="alert(1)"><b>'],
  ['script with an encoded colon, which is a file name', 'javascript%3Aalert(1)'],
  [
    'script in character references, which is a path and a fragment',
    '&#106;&#97;vascript:alert(1)',
  ],
  ['an unencoded percent sign', '/100%'],
  ['image delivery without a trailing slash', '/image-delivery'],
  ['image delivery of another host', 'https://cdn.aroma.test/image-delivery/a.jpg'],
  ['image delivery deeper in a path', '/x/image-delivery/a.jpg'],
  ['image delivery in a query', '/a?b=/image-delivery/a.jpg'],
  ['a very long path', `/${'a'.repeat(100_000)}`],
];

const LINK_ONLY: readonly (readonly [description: string, value: string])[] = [
  ['mail', 'mailto:service@aroma.test'],
  ['mail with a subject', 'mailto:service@aroma.test?subject=Hallo%20Aroma'],
  ['mail in capitals', 'MAILTO:service@aroma.test'],
  ['a telephone', 'tel:+49401234567'],
  ['a telephone with spaces', 'tel:+49 40 123 45 67'],
];

const CHANGED: readonly (readonly [
  description: string,
  value: string,
  url: string,
  image: string,
])[] = [
  ['spaces around it', '  /kaffee ', '/kaffee', '/kaffee'],
  [
    'a space after it',
    'https://www.aroma.test/ ',
    'https://www.aroma.test/',
    'https://www.aroma.test/',
  ],
  ['no-break spaces around it', '\u00a0/kaffee\u00a0', '/kaffee', '/kaffee'],
  ['image delivery', '/image-delivery/a.jpg', '/image-delivery/a.jpg', '/img/a.jpg'],
  ['image delivery with a query', '/image-delivery/a?w=2', '/image-delivery/a?w=2', '/img/a?w=2'],
  ['image delivery after a space', ' /image-delivery/a', '/image-delivery/a', '/img/a'],
  [
    'image delivery twice',
    '/image-delivery/image-delivery/a',
    '/image-delivery/image-delivery/a',
    '/img/image-delivery/a',
  ],
];

/** Addresses with their expected results (HOST-35, HOST-36). */
export const addresses: readonly AddressVector[] = [
  ...KEPT.map(([description, value]) => ({ description, value, url: value, image: value })),
  ...LINK_ONLY.map(([description, value]) => ({
    description,
    value,
    url: value,
    image: undefined,
  })),
  ...CHANGED.map(([description, value, url, image]) => ({ description, value, url, image })),
  ...REFUSED_ADDRESSES.map(([description, value]) => ({
    description,
    value,
    url: undefined,
    image: undefined,
  })),
];
