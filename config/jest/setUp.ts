// Tests without a document do not need these modules, which take longer to load than most of the tests take.
if ('document' in globalThis) await import('./setUpDocument.ts');

// oxlint-disable-next-line unicorn/require-module-specifiers -- Top-level `await` requires a module
export {};
