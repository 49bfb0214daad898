// Tests without a document need neither, and loading them takes longer than most of these tests.
if ('document' in globalThis) await import('./setUpDocument.ts');

// oxlint-disable-next-line unicorn/require-module-specifiers -- Makes it a module, in which `await` may stand
export {};
