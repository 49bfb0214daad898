// Skips modules that only tests with a document need. They take longer to load than most tests take to run.
if ('document' in globalThis) await import('./setUpDocument.ts');

// oxlint-disable-next-line unicorn/require-module-specifiers -- Top-level `await` requires a module
export {};
