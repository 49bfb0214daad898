/** The import arrows of the house (docs/decisions/001): they point down only. */
const only = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    only('no-circles', {}, { circular: true }, 'Two files that import each other are one file.'),
    only(
      'foundation-knows-nothing-above',
      { path: '^src/foundation/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/(app|areas|features|exposes|server|testing)/' },
      'foundation knows no topic of the business.',
    ),
    only(
      'features-never-import-features',
      { path: '^src/features/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
      'What ties two features is a rule in app/rules.',
    ),
    only(
      'features-stand-on-foundation',
      { path: '^src/features/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/(app|areas|exposes|server|testing)/' },
      'A feature stands on foundation only.',
    ),
    only(
      'areas-and-app-never-import-doors',
      { path: '^src/(app|areas)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/(exposes|server|testing)/' },
      'Doors are at the top.',
    ),
    only(
      'app-never-imports-areas',
      { path: '^src/app/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/areas/' },
      'app is what doors share; areas are what they show.',
    ),
    only(
      'areas-never-import-app',
      { path: '^src/areas/', pathNot: '[.]test[.]tsx?$' },
      { path: '^src/app/' },
      'Areas get what they need from their door.',
    ),
    only(
      'testing-is-for-tests',
      { path: '^src/', pathNot: '([.]test[.]tsx?$|^src/testing/)' },
      { path: '^src/testing/' },
      'testing/ is imported by tests alone.',
    ),
    only(
      'host-comes-through-the-federation',
      { path: '^shell-host/(pages|server|shop)/' },
      { path: '^src/' },
      'The shell host is a stranger: it knows fascia by its doors only.',
    ),
    only(
      'product-never-imports-its-host',
      { path: '^src/', pathNot: '([.]test[.]tsx?$|^src/testing/)' },
      { path: '^(shell-host|config)/' },
      'fascia knows no host.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|@mf-types/)' },

    parser: 'acorn',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
