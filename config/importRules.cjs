const { FOUNDATION, LAYERS } = require('./layers.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const TEST_FILE = '[.]test[.]tsx?$';

/** Packages that a host of one framework has, and the exports of the host kit for it. */
const PEERS = '^node_modules/(react|react-dom|vue)/';
const FOR_PEERS = '^host-kit/src/(react[.]tsx|vue[.]ts|views/sharedReact[.]ts)$';

const folderPattern = (folders) => `^(${folders.join('|')})/`;

/** Not part of the product: tests, and the helpers of tests. */
const FOR_TESTS = [
  TEST_FILE,
  '[.]spec[.]ts$',
  '^src/testing/',
  '/(fixtures|testing)/',
  '^host-kit/types/',
];

/** A rule for each row of the table. */
const layerRules = Object.entries(LAYERS).map(([layer, allowed]) =>
  forbid(
    `${layer}-imports-lower-layers`,
    { path: folderPattern([layer]), pathNot: FOR_TESTS },
    { path: folderPattern(Object.keys(LAYERS)), pathNot: folderPattern([layer, ...allowed]) },
    allowed.length > 0
      ? `${layer} may import ${allowed.join(', ')}.`
      : `${layer} imports itself only.`,
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
    'Folders of foundation import those before them in config/layers.cjs.',
  ),
);

/** The rules that dependency-cruiser checks (docs/decisions/001). */
module.exports = {
  forbidden: [
    ...layerRules,
    ...foundationRules,
    forbid('no-cycles', {}, { circular: true }, 'Files that import each other belong in one file.'),
    forbid(
      'features-do-not-import-each-other',
      { path: '^src/features/([^/]+)/', pathNot: TEST_FILE },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'A rule that connects two features is in app/rules.',
    ),
    forbid(
      'testing-is-for-tests',
      { path: '^src/', pathNot: `(${TEST_FILE}|^src/testing/)` },
      { path: '^src/testing/' },
      'Only tests import testing/.',
    ),
    forbid(
      'services-do-not-know-pages',
      { path: '^shell-host/demo-shop/', pathNot: '^shell-host/demo-shop/(pages|playground)/' },
      { path: '^shell-host/(host|demo-shop/(pages|playground))/' },
      'The services of the demo shop are a server of their own; tests and benches use them without a host.',
    ),
    forbid(
      'pages-do-not-know-the-server',
      { path: '^shell-host/demo-shop/(pages|playground)/' },
      { path: '^shell-host/host/server/' },
      'The content of the pages runs in the browser and reaches the host by its remote modules.',
    ),
    forbid(
      'what-a-host-copies-does-not-know-the-demo',
      { path: '^shell-host/host/useRemoteModule[.]ts$' },
      { path: '^shell-host/(demo-shop|host/demo)/' },
      'A host copies it as it is.',
    ),
    forbid(
      'browser-tests-are-on-top',
      { path: '^shell-host/(host|demo-shop)/' },
      { path: '^shell-host/e2e/' },
      'Browser tests use the host and the demo shop, never the other way round.',
    ),
    forbid(
      'host-kit-stands-alone',
      { path: '^host-kit/src/', pathNot: [TEST_FILE, '/fixtures/'] },
      { pathNot: ['^host-kit/src/', PEERS] },
      'Hosts install it without the rest of the repository, and it has no dependencies.',
    ),
    forbid(
      'host-kit-needs-no-framework',
      { path: '^host-kit/src/', pathNot: [TEST_FILE, '/fixtures/', FOR_PEERS] },
      { path: [PEERS, FOR_PEERS] },
      'React and Vue are for the exports of their name; a host has one of them, or neither.',
    ),
    forbid(
      'host-kit-is-used-by-its-exports',
      { path: '^(shell-host|host-kit/examples)/' },
      { path: '^host-kit/src/.*/' },
      'What the package does not export, no host can import.',
    ),
    forbid(
      'shop-modules-are-for-the-product',
      { pathNot: '^(src|generated|shell-host)/' },
      { path: '^generated/', pathNot: '^generated/[^/]+/shop[.]json$' },
      'What is generated of a shop is the product’s; everything else reads its shop.json.',
    ),
    forbid(
      'hosts-read-shop-json',
      { path: '^shell-host/' },
      {
        path: '^generated/',
        pathNot: '^generated/[^/]+/(shop[.]json|pageTokens[.]css|footer[.]ts)$',
      },
      'The shell host reads shop.json, gives its pages the shop’s tokens, and the service answers with the footers.',
    ),
    forbid(
      'product-reads-modules-not-shop-json',
      { path: '^src/' },
      { path: '^generated/[^/]+/shop[.]json$' },
      'shop.json is for hosts: it holds everything, and would be a download of its own.',
    ),
    forbid(
      'product-does-not-read-the-shop',
      { path: '^(src|config|tools|shell-host|generated)/', pathNot: '^tools/.*[.]test[.]ts$' },
      { path: '^shop/' },
      'A shop is compiled (docs/decisions/024): another one may take its place.',
    ),
    forbid(
      'shops-know-the-types-only',
      { path: '^(shop|shell-host/demo-shop-two)/' },
      { pathNot: '^(fascia/shop$|src/foundation/shop/defineShop[.]ts$|$1/)' },
      'A shop’s folder works outside of the repository: it imports fascia/shop and its own files.',
    ),
    forbid(
      'shop-tool-does-not-need-its-result',
      { path: '^tools/shop/', pathNot: TEST_FILE },
      { path: '^generated/', reachable: true },
      'The tool runs before there are generated modules.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(host-kit/)?dist/|@mf-types/)' },

    parser: 'acorn',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
