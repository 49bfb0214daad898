/** @jest-environment node */
import fc from 'fast-check';
import { allows, type Load } from './fixtures/allows.ts';
import { withFasciaPolicy } from './withFasciaPolicy.ts';

const CDN = 'https://cdn.test/fascia/';
const nonce = 'r4nd0m';

describe('a host’s policy', () => {
  // HK-90
  test.each([
    ["default-src 'self'", '/remote/', "default-src 'self'"],
    ['', CDN, ''],
    ["object-src 'none'", CDN, "object-src 'none'"],
    [
      "  DEFAULT-SRC\t'None' ;; font-src *;",
      CDN,
      "DEFAULT-SRC 'None'; font-src *; script-src https://cdn.test; style-src https://cdn.test; connect-src 'self' https://cdn.test; img-src 'self' https://cdn.test",
    ],
    ['style-src', CDN, 'style-src https://cdn.test'],
    [
      "script-src 'self'; script-src-elem 'self'; script-src-elem 'none'",
      CDN,
      "script-src 'self'; script-src-elem 'self' https://cdn.test; script-src-elem 'none'",
    ],
    [
      "form-action 'none', form-action https://pay.test",
      CDN,
      "form-action 'self', form-action https://pay.test 'self'",
    ],
    ['img-src https:', CDN, "img-src https: 'self'"],
  ])('"%s" is extended by missing sources only (%s)', (policy, baseUrl, expected) => {
    expect(withFasciaPolicy(policy, { baseUrl })).toBe(expected);
  });

  // HK-90
  test.each([
    ["script-src 'nonce-r4nd0m' 'strict-dynamic'", "script-src 'nonce-r4nd0m' 'strict-dynamic'"],
    ["script-src 'sha256-aaaa'", "script-src 'sha256-aaaa' https://cdn.test 'nonce-r4nd0m'"],
    ["script-src 'unsafe-inline'", "script-src 'unsafe-inline' https://cdn.test"],
    ["script-src 'nonce-R4ND0M'", "script-src 'nonce-R4ND0M' https://cdn.test 'nonce-r4nd0m'"],
  ])(
    '"%s" allows the head’s inline code and everything that it allowed before',
    (policy, expected) => {
      expect(withFasciaPolicy(policy, { baseUrl: CDN, nonce })).toBe(expected);
    },
  );

  // REL-84
  test.each([
    ["require-trusted-types-for 'script'", "require-trusted-types-for 'script'"],
    [
      "trusted-types shop; require-trusted-types-for 'script'",
      "trusted-types shop fascia fascia-html fascia-host fascia-host-html dompurify 'allow-duplicates'; require-trusted-types-for 'script'",
    ],
    [
      "trusted-types 'none'",
      "trusted-types fascia fascia-html fascia-host fascia-host-html dompurify 'allow-duplicates'",
    ],
    ['Trusted-Types *', "trusted-types * 'allow-duplicates'"],
    [
      "trusted-types Fascia dompurify 'Allow-Duplicates'",
      "trusted-types Fascia dompurify 'Allow-Duplicates' fascia fascia-html fascia-host fascia-host-html",
    ],
  ])('"%s" allows the Trusted Types policies of fascia', (policy, expected) => {
    expect(withFasciaPolicy(policy, { baseUrl: CDN })).toBe(expected);
  });

  // HK-92
  test.each([
    ["default-src 'self'\u00a0https://a.test", {}],
    ["default-src 'self'; !", {}],
    [undefined as never, {}],
    ["default-src 'self'", { nonce: '" onload="' }],
    // HK-92
    ["default-src 'self'", { nonce: null as never }],
    ["default-src 'self'", { baseUrl: 'cdn.test' }],
    ["default-src 'self'", { baseUrl: 'javascript:alert(1)' }],
    ["default-src 'self'", { services: ['*'] }],
    // HK-92
    ["default-src 'self'", { services: ['https://cart.test;sandbox'] }],
    ["default-src 'self'", { images: ['https://a.test,https://b.test'] }],
    // HK-92
    ["default-src 'self'", { baseUrl: 'data:' }],
    ["default-src 'self'", { baseUrl: 'https:' }],
    ["default-src 'self'", { baseUrl: 'https://*/fascia/' }],
    ["default-src 'self'", { baseUrl: 'https://*.cdn.test/' }],
    ["default-src 'self'", { services: ['https:'] }],
    ["default-src 'self'", { services: ['wss:'] }],
    ["default-src 'self'", { services: ['https://*'] }],
    ["default-src 'self'", { images: ['https://*.test'] }],
    ["default-src 'self'", { images: ['javascript:'] }],
  ])('throws a TypeError if the policy or an option is invalid: %s %j', (policy, options) => {
    expect(() => withFasciaPolicy(policy, { baseUrl: CDN, ...options })).toThrow(TypeError);
  });
});

const SOURCES = [
  "'self'",
  "'SELF'",
  "'none'",
  '*',
  'https:',
  'https://cdn.test',
  'HTTPS://CDN.test',
  'https://other.test',
  "'nonce-r4nd0m'",
  "'nonce-other'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'strict-dynamic'",
  "'sha256-aaaa'",
  'data:',
];
const NAMES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'Style-Src',
  'style-src-elem',
  'img-src',
  'connect-src',
  'font-src',
  'FORM-action',
  'object-src',
  'base-uri',
  'worker-src',
];
const ORIGINS = [
  'https://shop.test',
  'https://cdn.test',
  'https://other.test',
  'http://plain.test',
];
const KINDS = ['script', 'style', 'connect', 'img', 'font', 'form', 'object', 'eval'] as const;
const loads: Load[] = [
  ...KINDS.flatMap((kind) => ORIGINS.map((origin) => ({ kind, origin }))),
  ...(['script', 'style'] as const).flatMap((kind) => [
    { kind, nonce: 'r4nd0m' },
    { kind, nonce: 'other' },
    { kind },
    ...ORIGINS.map((origin) => ({ kind, origin, nonce: 'r4nd0m' })),
    ...ORIGINS.map((origin) => ({ kind, origin, isTrusted: true })),
  ]),
];
const CDN_ORIGIN = 'https://cdn.test';
const SHOP = 'https://shop.test';
const needs: Load[] = [
  { kind: 'script', origin: CDN_ORIGIN, isTrusted: true },
  { kind: 'script', nonce: 'r4nd0m' },
  { kind: 'style', origin: CDN_ORIGIN },
  { kind: 'style', nonce: 'r4nd0m' },
  { kind: 'font', origin: CDN_ORIGIN },
  ...(['connect', 'img', 'form'] as const).map((kind) => ({ kind, origin: SHOP })),
  { kind: 'img', origin: CDN_ORIGIN },
  { kind: 'connect', origin: CDN_ORIGIN },
];

/** Whether the sources that fascia needs also allow this load, because of its nonce or origin. */
const isNeeded = (load: Load) =>
  needs.some(
    ({ kind, origin, nonce: own }) =>
      kind === load.kind &&
      ((origin !== undefined && origin === load.origin) ||
        (own !== undefined && own === load.nonce)),
  );

const separator = fc.constantFrom(' ', '  ', '\t', '\n ');
const anyDirective = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.array(fc.constantFrom(...SOURCES), { maxLength: 4 }),
    separator,
  )
  .map(([name, sources, space]) => [name, ...sources].join(space));
const anyPolicy = fc
  .array(fc.array(anyDirective, { maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((policies) => policies.map((directives) => directives.join(' ; ')).join(' , '));

// HK-90
test('any policy keeps its permissions and gains only those that fascia needs', () => {
  fc.assert(
    fc.property(anyPolicy, (policy) => {
      const extended = withFasciaPolicy(policy, { baseUrl: CDN, nonce });
      const wrong = loads.filter((load) => {
        const isAllowed = allows(extended, load);
        return allows(policy, load) ? !isAllowed : isAllowed && !isNeeded(load);
      });
      const unmet = needs.filter((need) => !allows(extended, need));
      expect({ wrong, unmet }).toEqual({ wrong: [], unmet: [] });
      expect(withFasciaPolicy(extended, { baseUrl: CDN, nonce })).toBe(extended);
    }),
    { numRuns: 500 },
  );
});
