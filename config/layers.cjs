/**
 * The folders that each folder may import. `npm run lint:imports` enforces the table, and docs/architecture.md shows
 * it. A folder may always import itself, and tests may import everything. No other import between these folders is
 * allowed.
 */
exports.LAYERS = {
  'src/container': ['src/exposes', 'src/areas', 'src/foundation'],
  'src/exposes': ['src/app', 'src/areas', 'src/features', 'src/foundation'],
  'src/render': ['src/exposes', 'src/app', 'src/areas', 'src/features', 'src/foundation'],
  'src/app': ['src/features', 'src/foundation'],
  'src/areas': ['src/features', 'src/foundation'],
  'src/features': ['src/foundation'],
  'src/foundation': [],
  server: ['src/render', 'src/foundation', 'tools'],
  'host-kit': [],
  'shell-host': ['host-kit', 'config', 'tools'],
  shop: [],
  tools: [
    'config',
    'server',
    'src/render',
    'src/areas',
    'src/features',
    'src/foundation',
    'shell-host',
  ],
  config: ['tools', 'src/foundation'],
};

/** The folders of `src/foundation`. Each may import those before it. */
exports.FOUNDATION = [
  'browser/page',
  'browser/storage',
  'browser/visit',
  'browser/hooks',
  'async',
  'i18n',
  'shop',
  'sites',
  'settings',
  'http',
  'untrusted',
  'store',
  'ui',
];
