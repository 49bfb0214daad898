const { FOUNDATION, LAYERS } = require('./layers.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const TEST_FILE = '[.]test[.]tsx?$';

/** Packages of a UI framework that hosts provide, and the exports of the host kit that use them. */
const PEERS = '^node_modules/(react|react-dom|vue)/';
const FOR_PEERS = '^host-kit/src/(react[.]tsx|vue[.]ts|views/sharedReact[.]ts)$';

const folderPattern = (folders) => `^(${folders.join('|')})/`;

/** Tests and their helpers, which are not part of the product. */
const FOR_TESTS = [TEST_FILE, '[.]spec[.]ts$', '^src/testing/', '/(fixtures|testing)/'];

/** One rule per row of the table of layers. */
const layerRules = Object.entries(LAYERS).map(([layer, allowed]) =>
  forbid(
    `${layer}-imports-lower-layers`,
    { path: folderPattern([layer]), pathNot: FOR_TESTS },
    { path: folderPattern(Object.keys(LAYERS)), pathNot: folderPattern([layer, ...allowed]) },
    allowed.length > 0
      ? `${layer} may import ${allowed.join(', ')}.`
      : `${layer} may import only itself.`,
  ),
);

const foundationRules = FOUNDATION.map((folder, index) =>
  forbid(
    `foundation-${folder}-imports-lower-folders`,
    { path: `^src/foundation/${folder}/`, pathNot: FOR_TESTS },
    {
      path: '^src/foundation/.+/',
      pathNot: FOUNDATION.slice(0, index + 1).map((lower) => `^src/foundation/${lower}/`),
    },
    'A folder of foundation may import only those before it in config/layers.cjs.',
  ),
);

/** Rules of dependency-cruiser (docs/decisions/001). */
module.exports = {
  forbidden: [
    ...layerRules,
    ...foundationRules,
    forbid('no-cycles', {}, { circular: true }, 'Put files that import each other into one file.'),
    forbid(
      'features-do-not-import-each-other',
      { path: '^src/features/([^/]+)/', pathNot: TEST_FILE },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'Put rules that connect two features into app/rules.',
    ),
    forbid(
      'testing-is-for-tests',
      { path: '^src/', pathNot: `(${TEST_FILE}|^src/testing/)` },
      { path: '^src/testing/' },
      'Only tests may import testing/.',
    ),
    forbid(
      'services-do-not-know-pages',
      { path: '^shell-host/demo-shop/', pathNot: '^shell-host/demo-shop/(pages|playground)/' },
      { path: '^shell-host/(host|demo-shop/(pages|playground))/' },
      'The services of the demo shop are a separate server, which tests and benchmarks use without a host.',
    ),
    forbid(
      'pages-do-not-know-the-server',
      { path: '^shell-host/demo-shop/(pages|playground)/' },
      { path: '^shell-host/host/server/' },
      'Pages run in the browser and must not import code of the host’s server.',
    ),
    forbid(
      'what-a-host-copies-does-not-know-the-demo',
      { path: '^shell-host/host/useRemoteModule[.]ts$' },
      { path: '^shell-host/(demo-shop|host/demo)/' },
      'Other hosts copy this file unchanged, so it must not import the demo shop.',
    ),
    forbid(
      'browser-tests-are-on-top',
      { path: '^shell-host/(host|demo-shop)/' },
      { path: '^shell-host/e2e/' },
      'Browser tests use the host and the demo shop, never the reverse.',
    ),
    forbid(
      'host-kit-stands-alone',
      { path: '^host-kit/src/', pathNot: [TEST_FILE, '/fixtures/'] },
      { pathNot: ['^host-kit/src/', PEERS] },
      'Hosts install the kit without the rest of the repository, and it has no dependencies.',
    ),
    forbid(
      'host-kit-needs-no-framework',
      { path: '^host-kit/src/', pathNot: [TEST_FILE, '/fixtures/', FOR_PEERS] },
      { path: [PEERS, FOR_PEERS] },
      'Only the exports for React and Vue may use these packages. A host has at most one of them.',
    ),
    forbid(
      'host-kit-is-used-by-its-exports',
      { path: '^(shell-host|host-kit/examples)/' },
      { path: '^host-kit/src/.*/' },
      'Hosts can import only the exports of the package.',
    ),
    forbid(
      'shop-modules-are-for-the-product',
      { pathNot: '^(src|generated|shell-host)/' },
      { path: '^generated/', pathNot: '^generated/[^/]+/shop[.]json$' },
      'Only the product imports modules that are generated from a shop. All other code reads shop.json.',
    ),
    forbid(
      'hosts-read-shop-json',
      { path: '^shell-host/' },
      {
        path: '^generated/',
        pathNot: '^generated/[^/]+/(shop[.]json|pageTokens[.]css|footer[.]ts)$',
      },
      'The shell host reads shop.json and the shop’s tokens. The demo service also reads the footers.',
    ),
    forbid(
      'product-reads-modules-not-shop-json',
      { path: '^src/' },
      { path: '^generated/[^/]+/shop[.]json$' },
      'shop.json is for hosts. It contains all data and would be a large download.',
    ),
    forbid(
      'product-does-not-read-the-shop',
      { path: '^(src|config|tools|shell-host|generated)/', pathNot: '^tools/.*[.]test[.]ts$' },
      { path: '^shop/' },
      'The product uses the compiled shop (docs/decisions/024), so that it fits any shop.',
    ),
    forbid(
      'shops-know-the-types-only',
      { path: '^(shop|shell-host/demo-shop-two)/' },
      { pathNot: '^(fascia/shop$|src/foundation/shop/defineShop[.]ts$|$1/)' },
      'A shop’s folder also works outside the repository. It imports only fascia/shop and its own files.',
    ),
    forbid(
      'shop-tool-does-not-need-its-result',
      { path: '^tools/shop/', pathNot: TEST_FILE },
      { path: '^generated/', reachable: true },
      'The compiler of shops must run before the generated modules exist.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(host-kit/)?dist/|@mf-types/)' },

    parser: 'acorn',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
