// Tests without a document need neither, and loading them takes longer than most of these tests.
if ('document' in globalThis) await import('./setUpDocument.ts');
