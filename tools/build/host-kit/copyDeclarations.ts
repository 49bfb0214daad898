import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches the imports of a declaration file, `import('…')` in types too. */
const IMPORT = /(?:from |\bimport\()['"]([^'"]+)['"]/g;

/**
 * Copies a declaration file and all declaration files that it imports, directly or indirectly.
 *
 * @param path Path of the file, relative to both folders.
 * @throws {Error} If a file imports a package, which hosts may not have installed.
 */
export function copyDeclarations(path: string, from: string, to: string): void {
  const copied = new Set<string>();
  function copy(file: string): void {
    if (copied.has(file)) return;
    copied.add(file);
    const source = readFileSync(join(from, file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      if (!specifier.startsWith('.')) throw new Error(`${file} imports the package ${specifier}`);
      copy(join(dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')));
    }
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), source);
  }
  copy(path);
}
